import type { CardUnit } from '../../records/units/site/card-unit.ts'
import { UnitCard } from '../../records/units/site/unit-card.tsx'
import { daysAgo } from '../../shared/dates.ts'
import { featuredMapPath, homePath, searchPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { useTexts } from '../../ui/language.tsx'
import { homeTexts } from './home-texts.ts'
import { SectionHead } from './section-head.tsx'

/** The newest homes; `total` counts all homes. */
export function FeaturedUnits({
  units,
  total,
  today,
  isMap,
  featuredHtml,
}: {
  units: readonly CardUnit[]
  total: number
  today: string
  /** Whether they are shown on a map, which is rendered on the server only. */
  isMap: boolean
  featuredHtml: string
}) {
  const texts = useTexts(homeTexts)
  return (
    <section
      id="properties"
      aria-labelledby="properties-title"
      className="page-width py-14 lg:py-16"
    >
      <SectionHead
        id="properties-title"
        title={texts.featured}
        note={units.length > 0 ? texts[featuredNote(units, today)] : null}
      >
        <div className="flex flex-wrap items-center gap-3">
          {units.length > 0 && <ViewChoice isMap={isMap} />}
          {total > units.length && (
            <ButtonLink variant="quiet" size="small" href={searchPath()}>
              {texts.seeAll(total)}
            </ButtonLink>
          )}
        </div>
      </SectionHead>
      {isMap ? (
        <div
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our server
          dangerouslySetInnerHTML={{ __html: featuredHtml }}
        />
      ) : units.length === 0 ? (
        <EmptyState title={texts.noHomes}>{texts.noHomesHelp}</EmptyState>
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

/** Links to the list and the map view, each with its own URL. */
function ViewChoice({ isMap }: { isMap: boolean }) {
  const texts = useTexts(homeTexts)
  const views = [
    { label: texts.grid, href: `${homePath()}#properties`, isOn: !isMap },
    { label: texts.map, href: `${featuredMapPath()}#properties`, isOn: isMap },
  ]
  return (
    <nav
      aria-label={texts.view}
      className="inline-flex overflow-hidden rounded-control border border-field bg-paper"
    >
      {views.map(({ label, href, isOn }) => (
        <a key={label} href={href} aria-current={isOn || undefined} className="featured-choice">
          {label}
        </a>
      ))}
    </nav>
  )
}

const WEEK_DAYS = 7

/** The note on the homes: confirmed this week if all of them are, else only that they are the newest. */
export function featuredNote(
  units: readonly Pick<CardUnit, 'status' | 'availabilityDate'>[],
  today: string,
): 'confirmed' | 'newest' {
  const isFresh = units.every(({ status, availabilityDate }) => {
    if (status !== 'available' || !availabilityDate) return false
    const days = daysAgo(availabilityDate, today)
    return days >= 0 && days < WEEK_DAYS
  })
  return isFresh ? 'confirmed' : 'newest'
}
