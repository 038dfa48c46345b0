import type { ReactNode } from 'react'
import { classNames } from './style/class-names.ts'

const tones = {
  success: 'bg-success-wash text-success',
  warning: 'bg-warning-wash text-warning',
  danger: 'bg-danger-wash text-danger',
  accent: 'bg-accent-wash text-accent',
  plain: 'bg-hov text-ink-2',
}

/** A badge with a status or kind in a matching colour. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: keyof typeof tones
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-full px-2.5 py-1 text-sm leading-none font-medium',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
