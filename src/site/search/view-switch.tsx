import type { MouseEvent } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { pageAddress, type SearchView } from './paging.ts'
import type { Asked } from './results.ts'

const views: readonly { view: SearchView; label: string }[] = [
  { view: 'list', label: 'List' },
  { view: 'both', label: 'List and map' },
  { view: 'map', label: 'Map' },
]

/** How results are looked at. Small screens have room for one at a time; without JavaScript there is no map. */
export function ViewSwitch({
  asked: { search, page, view },
  onView,
}: {
  asked: Asked
  onView: (view: SearchView) => void
}) {
  const go = (next: SearchView) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (next !== view) onView(next)
  }
  return (
    <nav
      aria-label="Show"
      className="flex flex-none overflow-hidden rounded-control border border-field bg-paper text-sm font-medium noscript:hidden"
    >
      {views.map((one) => (
        <a
          key={one.view}
          href={pageAddress(search, page, one.view)}
          rel="nofollow"
          aria-current={one.view === view ? 'true' : undefined}
          onClick={go(one.view)}
          className={classNames(
            'inline-flex min-h-9 items-center px-3.5 text-ink-2 not-first:border-l not-first:border-line hover:bg-hov focus-visible:-outline-offset-2 aria-[current]:bg-ink aria-[current]:text-paper',
            one.view === 'both' && 'max-lg:hidden',
          )}
        >
          {one.label}
        </a>
      ))}
    </nav>
  )
}
