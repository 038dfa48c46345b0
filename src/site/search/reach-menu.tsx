import type { SyntheticEvent } from 'react'
import { NEAR_CHOICES, NEAR_METERS, withinReach } from '../../records/units/rules/near.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import { countedHomes } from '../../records/units/site/counted-homes.ts'
import { formatReach } from '../../shared/distance.ts'
import { inPageClick } from '../../ui/in-page-click.ts'
import { useLanguage, useTexts } from '../../ui/language.tsx'
import { pageAddress, type SearchView } from './paging.ts'
import { reachTexts } from './reach-texts.ts'
import type { ReachCount } from './results.ts'

/**
 * The distance from the place of a search: a button that opens a row of distances, each with its homes. Without
 * JavaScript, or when the code of the menu cannot be loaded, the row stands there as links.
 */
export function ReachMenu({
  label,
  search,
  view,
  reaches,
  onReach,
  className,
}: {
  label: string
  search: UnitSearch
  view: SearchView
  reaches: readonly ReachCount[]
  onReach: (search: UnitSearch) => void
  className: string
}) {
  const language = useLanguage()
  const current = search.nearMeters ?? NEAR_METERS.initial
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        onClick={open}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') open(event)
        }}
        className={`inline-flex min-w-0 items-center gap-1.5 text-left sm:wrap-anywhere noscript:hidden ${className}`}
      >
        {label}
        <span className="icon-chevron-down flex-none before:size-4" />
      </button>
      <div role="menu" aria-label={useTexts(reachTexts).distance} className="reach-row">
        {NEAR_CHOICES.map((metres) => {
          const next = withinReach(search, metres)
          const total = reaches.find((reach) => reach.metres === metres)?.total
          return (
            <a
              key={metres}
              role="menuitemradio"
              aria-checked={metres === current}
              href={pageAddress(next, 1, view)}
              onClick={inPageClick(() => onReach(next))}
              className="reach-item"
            >
              <b className="font-strong">{formatReach(metres, language)}</b>
              {total !== undefined && (
                <span className={total > 0 ? '' : 'not-in-aria-checked:text-ink-3'}>
                  {countedHomes(total, language)}
                </span>
              )}
            </a>
          )
        })}
      </div>
    </>
  )
}

function open(event: SyntheticEvent<HTMLElement>): void {
  const button = event.currentTarget
  event.preventDefault()
  import('./toggle-reach-menu.ts').then(
    ({ toggleReachMenu }) => toggleReachMenu(button),
    () => button.nextElementSibling?.toggleAttribute('data-shown', true),
  )
}
