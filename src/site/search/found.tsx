import { MinutesLines, type Places } from '../../records/units/site/minutes/minutes-lines.tsx'
import { placeAway } from '../../records/units/site/place-line.tsx'
import { UnitCard } from '../../records/units/site/unit-card.tsx'
import { savedPath } from '../../shared/paths.ts'
import { Button } from '../../ui/button.tsx'
import { CardSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { Pagination } from '../../ui/tables/pagination.tsx'
import { PastTheEnd } from './no-results.tsx'
import { pageAddress, pageCount } from './paging.ts'
import type { Results } from './results.ts'

const SKELETONS = 6

/** A page of results as cards. */
export function FoundUnits({
  results,
  today,
  places,
}: {
  results: Results
  today: string
  places: Places
}) {
  const { units } = results
  if (units.length === 0) return null
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="sr-only">
        Results
      </h2>
      <form id="comparison" action={savedPath()} className="hidden pb-5 noscript:block">
        <Button type="submit" variant="quiet">
          Compare the ticked homes
        </Button>
      </form>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {units.map((unit, i) => (
          <UnitCard
            key={unit.id}
            unit={unit}
            today={today}
            first={i === 0}
            place={placeAway(results.search, unit)}
            minutes={
              unit.minutes && (
                <div className="grid gap-1.5 pt-1">
                  <MinutesLines journeys={unit.minutes} {...places} />
                </div>
              )
            }
          />
        ))}
      </div>
    </section>
  )
}

/** The pagination of the results; beyond the last page, a link back to it. */
export function Pages({ results, onPage }: { results: Results; onPage: (page: number) => void }) {
  const { search, page, view, units, total } = results
  const pages = pageCount(total)
  if (units.length === 0) return <PastTheEnd {...{ search, view, pages }} />
  return (
    <Pagination
      page={page}
      pages={pages}
      address={(target) => pageAddress(search, target, view)}
      onPage={onPage}
    />
  )
}

/** Skeletons of loading results. */
export function LoadingCards({ isList }: { isList: boolean }) {
  const places = Array.from({ length: SKELETONS }, (_, i) => i)
  if (isList) {
    return (
      <div aria-busy="true" className="grid gap-3">
        {places.map((place) => (
          <Skeleton key={place} className="h-33 rounded-card" />
        ))}
      </div>
    )
  }
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {places.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  )
}
