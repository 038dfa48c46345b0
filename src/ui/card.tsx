import type { HTMLAttributes } from 'react'
import { classNames } from './style/class-names.ts'

/** A card. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return (
    <div className={classNames('rounded-card border border-line bg-card', className)} {...rest} />
  )
}
