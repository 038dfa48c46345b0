import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  danger: 'border-danger/40 bg-danger-wash text-danger',
  success: 'border-success/40 bg-success-wash text-success',
}

/** Says that something failed or was done, where it happened. Read out at once. */
export function Alert({
  tone = 'danger',
  title,
  children,
}: {
  tone?: keyof typeof tones
  title?: string | undefined
  children: ReactNode
}) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('rounded-control border px-3.5 py-2.5 text-sm', tones[tone])}
    >
      {title && <p className="font-[620]">{title}</p>}
      <p>{children}</p>
    </div>
  )
}
