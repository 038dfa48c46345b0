import type { ReactNode } from 'react'
import { classNames } from './style/class-names.ts'

/**
 * A table cell of up to two lines, each truncated with an ellipsis and with the full text as title. A dash
 * when empty.
 */
export function TwoLines({
  first,
  second,
  strong = false,
  isWhole = false,
}: {
  first: ReactNode
  second?: ReactNode
  strong?: boolean
  /** Wraps the first line instead of truncating it, for names that differ at their end. */
  isWhole?: boolean
}) {
  if (!first && !second) return <Dash />
  return (
    <span className="grid min-w-0">
      <span
        {...titleOf(first)}
        className={classNames(
          isWhole ? 'wrap-anywhere' : 'truncate',
          strong && 'font-medium text-ink',
        )}
      >
        {first || <Dash />}
      </span>
      {second && (
        <span {...titleOf(second)} className="truncate text-sm font-normal text-ink-2">
          {second}
        </span>
      )}
    </span>
  )
}

function Dash() {
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">—</span>
      <span className="sr-only">none</span>
    </span>
  )
}

function titleOf(text: ReactNode): { title?: string } {
  return typeof text === 'string' ? { title: text } : {}
}
