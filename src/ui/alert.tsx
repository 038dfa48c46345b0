import type { ComponentProps } from 'react'
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
  ...rest
}: { tone?: keyof typeof tones; title?: string | undefined } & Pick<
  ComponentProps<'div'>,
  'id' | 'ref' | 'tabIndex' | 'children'
>) {
  return (
    <div
      {...rest}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'scroll-mt-4 rounded-control border px-3.5 py-2.5 text-sm',
        tones[tone],
      )}
    >
      {title && <p className="font-[620]">{title}</p>}
      <p>{children}</p>
    </div>
  )
}
