import { useRef } from 'react'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import type { Chip } from '../../records/units/rules/words/search-chips.ts'
import { inPageClick } from '../../ui/in-page-click.ts'
import { useClippedCount } from '../../ui/use-clipped-count.ts'
import { pageAddress, type SearchView } from './paging.ts'
import { ReachMenu } from './reach-menu.tsx'
import type { ReachCount } from './results.ts'

/**
 * The filters of a search as chips, each a link to the search without it: on a phone one line that scrolls,
 * with the number of those beyond its end. Renders nothing without filters.
 * `clears` adds a link that removes all of them.
 */
export function ChipRow({
  chips,
  search,
  reaches,
  view,
  clears,
  onRemove,
  onReach,
}: {
  chips: readonly Chip[]
  search: UnitSearch
  /** The homes within each distance of its point. */
  reaches: readonly ReachCount[]
  view: SearchView
  clears: boolean
  onRemove: (without: UnitSearch) => void
  /** Another distance was chosen. */
  onReach: (search: UnitSearch) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const clipped = useClippedCount(list, chips)
  if (chips.length === 0) return null
  const remove = (without: UnitSearch) => inPageClick(() => onRemove(without))
  return (
    <nav aria-label="Search filters" className="flex min-w-0 items-center gap-2 text-sm">
      <ul ref={list} className="chips">
        {chips.map(({ label, without, reach }) =>
          reach ? (
            <li key="reach" className="chip-of-reach">
              <ReachMenu
                {...{ label, search, view, reaches, onReach }}
                className="min-h-9 rounded-l-control py-1 pr-1.5 pl-3"
              />
              <span className="hidden pl-3 noscript:inline">{label}</span>
              <a
                href={pageAddress(without, 1, view)}
                onClick={remove(without)}
                className="icon-x chip-end"
              >
                <span className="sr-only">{`Remove ${label}`}</span>
              </a>
            </li>
          ) : (
            <li key={label} className="max-sm:flex-none">
              <a href={pageAddress(without, 1, view)} onClick={remove(without)} className="chip">
                <span className="sr-only">Remove </span>
                {label}
                <span className="icon-x before:size-4 flex-none text-ink-3" />
              </a>
            </li>
          ),
        )}
        {clears && chips.length > 1 && (
          <li data-clear className="max-sm:flex-none">
            <a
              href={pageAddress({}, 1, view)}
              onClick={remove({})}
              className="inline-flex min-h-9 items-center rounded-control px-2 font-medium text-accent underline-offset-4 hover:underline"
            >
              Clear All
            </a>
          </li>
        )}
      </ul>
      {clipped > 0 && (
        <button
          type="button"
          aria-label={`Show ${clipped} more`}
          onClick={() => list.current?.scrollBy({ left: list.current.clientWidth * 0.8 })}
          className="min-h-9 flex-none rounded-control border border-line bg-card px-2.5 text-ink-2 tabular-nums sm:hidden"
        >
          +{clipped}
        </button>
      )}
    </nav>
  )
}
