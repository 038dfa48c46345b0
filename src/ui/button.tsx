import type { ComponentProps } from 'react'
import { classNames } from './style/class-names.ts'

type Look = {
  /** `primary` is the main action, `quiet` any other; `danger` deletes or removes. */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger'
  size?: 'normal' | 'small'
}

const shape =
  'inline-flex items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap transition-colors'
const disabled = 'disabled:cursor-not-allowed disabled:opacity-60'
const looks = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  quiet: 'border-line bg-card text-ink hover:border-field',
  plain: 'border-transparent text-ink-2 hover:bg-hov hover:text-ink',
  danger: 'border-transparent bg-danger text-on-danger hover:opacity-90',
}
const sizes = { normal: 'min-h-11 px-4.5 text-base', small: 'min-h-(--press) px-3.5 text-sm' }

/** A button for an action on this page. */
export function Button({
  variant = 'primary',
  size = 'normal',
  className,
  ...rest
}: ComponentProps<'button'> & Look) {
  return (
    <button
      type="button"
      className={classNames(shape, disabled, looks[variant], sizes[size], className)}
      {...rest}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'normal',
  className,
  ...rest
}: ComponentProps<'a'> & Look) {
  return <a className={classNames(shape, looks[variant], sizes[size], className)} {...rest} />
}
