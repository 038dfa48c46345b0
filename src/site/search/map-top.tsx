import type { ReactNode } from 'react'
import type { Chip } from '../../records/units/rules/words/search-chips.ts'
import { pageAddress } from './paging.ts'
import type { SearchQuery } from './results.ts'

const IN_FIRST_LINE = 2

/** The bar above a full-screen map: back to the list, the current filters, and all filters. */
export function MapTop({
  chips,
  search,
  page,
  onList,
  children,
}: {
  chips: readonly Chip[]
  search: SearchQuery['search']
  page: number
  onList: () => void
  children: ReactNode
}) {
  const [first, rest] = [chips.slice(0, IN_FIRST_LINE), chips.slice(IN_FIRST_LINE)]
  const line = (some: readonly Chip[]) => some.map(({ label }) => label).join(' · ')
  return (
    <div className="flex min-h-14 items-center gap-1 rounded-card border border-line bg-card px-1 shadow-float">
      <a
        href={pageAddress(search, page)}
        onClick={(event) => {
          event.preventDefault()
          onList()
        }}
        className="icon-arrow-left grid size-11 flex-none place-items-center before:size-5"
      >
        <span className="sr-only">Back to the list</span>
      </a>
      <div className="grid min-w-0 flex-1 leading-snug">
        <p className="truncate font-strong">{line(first) || 'All homes'}</p>
        {rest.length > 0 && <p className="truncate text-sm text-ink-2">{line(rest)}</p>}
      </div>
      {children}
    </div>
  )
}
