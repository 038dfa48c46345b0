import type { ReactNode } from 'react'
import { formatNumber } from '../../shared/money.ts'
import { Pagination } from './pagination.tsx'

export const PAGE_SIZE = 25

/** The sticky footer of a list: the range shown, the total, and the page links. */
export function ListFoot({
  page,
  pageSize = PAGE_SIZE,
  total,
  address,
  onPage,
  bulk,
  label = 'Pages',
}: {
  page: number
  pageSize?: number
  total: number
  address: (page: number) => string
  onPage?: (page: number) => void
  /** A `BulkBar` for the selected rows. */
  bulk?: ReactNode
  label?: string
}) {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <div
      data-foot
      className="sticky bottom-0 z-10 flex min-h-14 flex-wrap items-center justify-end gap-x-2 gap-y-1 rounded-b-card border-t border-line bg-card py-1.5 pr-3 pl-4 max-md:mt-3 max-md:justify-between max-md:border-0 max-md:bg-paper max-md:px-0"
    >
      <div className="mr-auto min-w-0 max-md:empty:hidden">{bulk}</div>
      <p className="pr-1.5 text-ink-2 tabular-nums">
        {formatNumber(first)}–{formatNumber(last)} of {formatNumber(total)}
      </p>
      <Pagination
        label={label}
        page={page}
        pages={Math.ceil(total / pageSize)}
        address={address}
        {...(onPage && { onPage })}
      />
    </div>
  )
}
