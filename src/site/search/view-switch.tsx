import { inPageClick } from '../../ui/in-page-click.ts'
import { classNames } from '../../ui/style/class-names.ts'
import { pageAddress, type SearchView } from './paging.ts'
import type { SearchQuery } from './results.ts'

const views: readonly { view: SearchView; label: string }[] = [
  { view: 'list', label: 'List' },
  { view: 'both', label: 'List and map' },
  { view: 'map', label: 'Map' },
]

/** Switches between the list and the map. Small screens show one at a time; the map needs JavaScript. */
export function ViewSwitch({
  asked: { search, page, view },
  onView,
}: {
  asked: SearchQuery
  onView: (view: SearchView) => void
}) {
  const navigate = (next: SearchView) =>
    inPageClick(() => {
      if (next !== view) onView(next)
    })
  return (
    <nav
      aria-label="Show"
      className="flex flex-none overflow-hidden rounded-control border border-field bg-paper text-sm font-medium noscript:hidden"
    >
      {views.map((option) => (
        <a
          key={option.view}
          href={pageAddress(search, page, option.view)}
          rel="nofollow"
          aria-current={option.view === view ? 'true' : undefined}
          onClick={navigate(option.view)}
          className={classNames(
            'inline-flex min-h-9 items-center px-3.5 text-ink-2 not-first:border-l not-first:border-line hover:bg-hov focus-visible:-outline-offset-2 aria-[current]:bg-ink aria-[current]:text-paper',
            option.view === 'both' && 'max-lg:hidden',
          )}
        >
          {option.label}
        </a>
      ))}
    </nav>
  )
}
