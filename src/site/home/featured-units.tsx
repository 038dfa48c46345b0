import { daysAgo } from '../../shared/dates.ts'
import { searchPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { CardUnit } from '../../units/site/card-unit.ts'
import { countedHomes } from '../../units/site/counted-homes.ts'
import { UnitCard } from '../../units/site/unit-card.tsx'
import { SectionHead } from './section-head.tsx'

/** The newest homes. `total` is how many there are in all. */
export function FeaturedUnits({
  units,
  total,
  today,
}: {
  units: readonly CardUnit[]
  total: number
  today: string
}) {
  return (
    <section
      id="properties"
      aria-labelledby="properties-title"
      className="page-width py-14 lg:py-16"
    >
      <SectionHead
        id="properties-title"
        title="Featured Properties"
        note={units.length > 0 ? featuredNote(units, today) : null}
      >
        {total > units.length && (
          <ButtonLink look="quiet" size="small" href={searchPath()}>
            See all {countedHomes(total)}
          </ButtonLink>
        )}
      </SectionHead>
      {units.length === 0 ? (
        <EmptyState title="No homes are listed right now">
          Tell us what you are looking for below, and we will write to you.
        </EmptyState>
      ) : (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {units.map((unit) => (
            <UnitCard key={unit.id} unit={unit} today={today} />
          ))}
        </div>
      )}
    </section>
  )
}

const WEEK_DAYS = 7

/** What is true of all of them: confirmed this week, if they are; that they are the newest, always. */
export function featuredNote(
  units: readonly Pick<CardUnit, 'status' | 'availabilityDate'>[],
  today: string,
): string {
  const isFresh = units.every(({ status, availabilityDate }) => {
    if (status !== 'available' || !availabilityDate) return false
    const days = daysAgo(availabilityDate, today)
    return days >= 0 && days < WEEK_DAYS
  })
  return isFresh ? 'Confirmed as available in the last seven days.' : 'The newest on our list.'
}
