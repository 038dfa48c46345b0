import type { MouseEvent } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { UnitSearch } from '../../units/search-rules.ts'
import { countedHomes } from '../../units/site/counted-homes.ts'
import type { WayOut } from '../../units/site/ways-out.ts'
import { pageAddress, type SearchView } from './paging.ts'

/** A search that finds nothing: what finds something instead, and how much. */
export function NoResults({
  ways,
  view,
  onFollow,
}: {
  ways: readonly WayOut[]
  view: SearchView
  onFollow: (search: UnitSearch) => void
}) {
  const follow = (search: UnitSearch) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onFollow(search)
  }
  return (
    <EmptyState title="No homes match this search">
      <p>
        {ways.length > 0
          ? 'These find something:'
          : 'No home is listed right now. Come back soon, or write to us.'}
      </p>
      {ways.length > 0 && (
        <ul className="mt-3 flex flex-wrap justify-center gap-2">
          {ways.map(({ label, search, total }) => (
            <li key={label}>
              <ButtonLink
                look="quiet"
                size="small"
                href={pageAddress(search, 1, view)}
                onClick={follow(search)}
                className="flex-wrap gap-y-0 py-1.5 whitespace-normal!"
              >
                {`${label} `}
                <span className="text-ink-3 tabular-nums">{countedHomes(total)}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  )
}

/** A page after the last one: where the results end. */
export function PastTheEnd({
  search,
  view,
  pages,
}: {
  search: UnitSearch
  view: SearchView
  pages: number
}) {
  return (
    <EmptyState title="There are no homes on this page">
      <p>The results end on page {pages}.</p>
      <ButtonLink
        look="quiet"
        size="small"
        href={pageAddress(search, pages, view)}
        className="mt-3"
      >
        Go to page {pages}
      </ButtonLink>
    </EmptyState>
  )
}
