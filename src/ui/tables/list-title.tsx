import type { ReactNode } from 'react'
import { formatNumber } from '../../shared/money.ts'

type ListCount = { found: number; all?: number; one: string; many: string }

/** The title of a list with its count and main action. */
export function ListTitle({
  title,
  as: Heading = 'h1',
  count,
  beside,
  children,
}: {
  title: string
  as?: 'h1' | 'h2'
  /** `found` of `all` when filtered; null until known. */
  count?: ListCount | null
  /** After the count: the state of the list. */
  beside?: ReactNode
  /** The button that adds a record. */
  children?: ReactNode
}) {
  return (
    // On a phone the second line is reserved until the count is known, so that nothing moves.
    <div className="dense flex min-h-(--press) items-center gap-3 max-sm:min-h-13 max-[22rem]:flex-wrap">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 max-[22rem]:flex-auto">
        <Heading data-list-title tabIndex={-1} className="text-xl outline-offset-4">
          {title}
        </Heading>
        <p role="status" className="text-sm text-ink-2 tabular-nums">
          {count && <CountText {...count} />}
        </p>
        {beside}
      </div>
      {children && <div className="flex flex-none items-center gap-2">{children}</div>}
    </div>
  )
}

function CountText({ found, all = found, one, many }: ListCount) {
  if (found !== all) {
    return (
      <>
        <b className="font-medium text-ink">{formatNumber(found)}</b>
        {` of ${formatNumber(all)}`}
      </>
    )
  }
  return (
    <>
      {formatNumber(found)}
      <span className="max-sm:sr-only"> {found === 1 ? one : many}</span>
    </>
  )
}
