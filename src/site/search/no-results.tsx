import type { UnitSearch } from '../../records/units/rules/search.ts'
import { countedHomes } from '../../records/units/site/counted-homes.ts'
import type { SearchSuggestion } from '../../records/units/site/search-suggestions.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { inPageClick } from '../../ui/in-page-click.ts'
import { useLanguage } from '../../ui/language.tsx'
import { pageAddress, type SearchView } from './paging.ts'

/** Shown for a search without results: suggested searches with their totals. */
export function NoResults({
  suggestions,
  view,
  onFollow,
}: {
  suggestions: readonly SearchSuggestion[]
  view: SearchView
  onFollow: (search: UnitSearch) => void
}) {
  const language = useLanguage()
  const follow = (search: UnitSearch) => inPageClick(() => onFollow(search))
  return (
    <EmptyState title="No homes match this search">
      <p>
        {suggestions.length > 0
          ? 'These find something:'
          : 'No home is listed right now. Come back soon, or write to us.'}
      </p>
      {suggestions.length > 0 && (
        <ul className="mt-3 flex flex-wrap justify-center gap-2">
          {suggestions.map(({ label, search, total }) => (
            <li key={label}>
              <ButtonLink
                variant="quiet"
                size="small"
                href={pageAddress(search, 1, view)}
                onClick={follow(search)}
                className="flex-wrap gap-y-0 py-1.5 whitespace-normal!"
              >
                {`${label} `}
                <span className="text-ink-3 tabular-nums">{countedHomes(total, language)}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  )
}

/** Shown on a page beyond the last one. */
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
        variant="quiet"
        size="small"
        href={pageAddress(search, pages, view)}
        className="mt-3"
      >
        Go to page {pages}
      </ButtonLink>
    </EmptyState>
  )
}
