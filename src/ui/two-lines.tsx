import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/**
 * What a cell says in at most two lines, each cut with an ellipsis and told in full by a title. Nothing
 * to say is a dash.
 */
export function TwoLines({
  first,
  second,
  strong = false,
}: {
  first: ReactNode
  second?: ReactNode
  strong?: boolean
}) {
  if (!first && !second) return <Dash />
  return (
    <span className="grid min-w-0">
      <span {...told(first)} className={classNames('truncate', strong && 'font-medium text-ink')}>
        {first || <Dash />}
      </span>
      {second && (
        <span {...told(second)} className="truncate text-sm font-normal text-ink-2">
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

function told(text: ReactNode): { title?: string } {
  return typeof text === 'string' ? { title: text } : {}
}
