import type { ReactNode } from 'react'
import { formatNumber } from '../shared/money.ts'

type ListCount = { found: number; all?: number; one: string; many: string }

/** What a list is called, how much it holds, and the one thing to do here. */
export function ListTitle({
  title,
  as: Heading = 'h1',
  count,
  children,
}: {
  title: string
  as?: 'h1' | 'h2'
  /** `found` of `all`, where filters leave some out; nothing while it is not known. */
  count?: ListCount | null
  /** The button that adds one. */
  children?: ReactNode
}) {
  return (
    // On a phone there is room for a second line before there is a count: nothing moves when it comes.
    <div className="dense flex min-h-(--press) items-center gap-3 max-sm:min-h-13">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <Heading data-list-title tabIndex={-1} className="text-xl outline-offset-4">
          {title}
        </Heading>
        <p role="status" className="text-sm text-ink-2 tabular-nums">
          {count && <Told {...count} />}
        </p>
      </div>
      {children && <div className="flex flex-none items-center gap-2">{children}</div>}
    </div>
  )
}

function Told({ found, all = found, one, many }: ListCount) {
  if (found !== all) return `${formatNumber(found)} of ${formatNumber(all)}`
  return (
    <>
      {formatNumber(found)}
      <span className="max-sm:sr-only"> {found === 1 ? one : many}</span>
    </>
  )
}
