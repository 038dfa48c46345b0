import type { MouseEvent } from 'react'
import type { UnitSearch } from '../../units/search-rules.ts'
import type { Chip } from '../../units/site/search-chips.ts'
import { pageAddress, type SearchView } from './paging.ts'

/**
 * The conditions of a search: each is a link to the search without it. Nothing where nothing is asked.
 * `clears` says whether one link takes all of them away.
 */
export function ChipRow({
  chips,
  view,
  clears,
  onRemove,
}: {
  chips: readonly Chip[]
  view: SearchView
  clears: boolean
  onRemove: (without: UnitSearch) => void
}) {
  if (chips.length === 0) return null
  const remove = (without: UnitSearch) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onRemove(without)
  }
  return (
    <nav aria-label="Conditions of this search">
      <ul className="flex flex-wrap gap-2 text-sm">
        {chips.map(({ label, without }) => (
          <li key={label}>
            <a
              href={pageAddress(without, 1, view)}
              onClick={remove(without)}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-line bg-wash py-1 pr-2 pl-3 wrap-anywhere text-ink-2 transition-colors hover:border-field hover:text-ink"
            >
              <span className="sr-only">Remove </span>
              {label}
              <span className="icon-x before:size-4 flex-none text-ink-3" />
            </a>
          </li>
        ))}
        {clears && chips.length > 1 && (
          <li>
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
    </nav>
  )
}
