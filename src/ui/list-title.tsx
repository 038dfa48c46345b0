import type { ReactNode } from 'react'
import { formatNumber } from '../shared/money.ts'

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
  count?: { found: number; all?: number; one: string; many: string } | null
  /** The button that adds one. */
  children?: ReactNode
}) {
  return (
    <div className="dense flex min-h-(--press) flex-wrap items-center gap-x-3 gap-y-2">
      <Heading className="text-xl">{title}</Heading>
      <p role="status" className="pt-0.75 text-sm text-ink-2 tabular-nums">
        {count && told(count)}
      </p>
      {children && <div className="ml-auto flex items-center gap-2">{children}</div>}
    </div>
  )
}

function told({
  found,
  all = found,
  one,
  many,
}: NonNullable<Parameters<typeof ListTitle>[0]['count']>) {
  if (found !== all) return `${formatNumber(found)} of ${formatNumber(all)}`
  return `${formatNumber(found)} ${found === 1 ? one : many}`
}
