import { daysAgo } from '../../shared/dates.ts'
import { featuredMapPath, homePath, searchPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { CardUnit } from '../../units/site/card-unit.ts'
import { countedHomes } from '../../units/site/counted-homes.ts'
import { UnitCard } from '../../units/site/unit-card.tsx'
import { FeaturedMap, type FeaturedMapProps } from './featured-map.tsx'
import { SectionHead } from './section-head.tsx'

/** The newest homes. `total` is how many there are in all. */
export function FeaturedUnits({
  units,
  total,
  today,
  onMap,
  picture,
}: {
  units: readonly CardUnit[]
  total: number
  today: string
  /** The same homes on a map, where that is asked for. */
  onMap: FeaturedMapProps | null
  picture: string
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
        <div className="flex flex-wrap items-center gap-3">
          {units.length > 0 && <ViewChoice isMap={onMap !== null} />}
          {total > units.length && (
            <ButtonLink look="quiet" size="small" href={searchPath()}>
              See all {countedHomes(total)}
            </ButtonLink>
          )}
        </div>
      </SectionHead>
      {onMap ? (
        <FeaturedMap {...onMap} picture={picture} />
      ) : units.length === 0 ? (
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

/** Two addresses of the page: it is shared as it is seen. */
function ViewChoice({ isMap }: { isMap: boolean }) {
  const views = [
    { label: 'Grid View', href: `${homePath()}#properties`, isOn: !isMap },
    { label: 'Map View', href: `${featuredMapPath()}#properties`, isOn: isMap },
  ]
  return (
    <nav
      aria-label="View of the featured properties"
      className="inline-flex overflow-hidden rounded-control border border-field bg-paper"
    >
      {views.map(({ label, href, isOn }) => (
        <a
          key={label}
          href={href}
          aria-current={isOn || undefined}
          className="inline-flex min-h-[calc(var(--press)-2px)] items-center px-4 text-sm font-medium text-ink-2 focus-visible:-outline-offset-2 aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {label}
        </a>
      ))}
    </nav>
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
