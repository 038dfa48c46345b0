import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

/** A quiet surface that holds one thing. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return (
    <div className={classNames('rounded-card border border-line bg-card', className)} {...rest} />
  )
}
