import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './style/class-names.ts'

/** A square icon button; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(
        'grid size-(--press) flex-none place-items-center rounded-control text-ink-2 transition-colors hover:bg-hov hover:text-ink disabled:cursor-not-allowed disabled:opacity-60',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  )
}
