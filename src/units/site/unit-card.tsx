import { StationLine } from '../../places/site/station-line.tsx'
import { confirmationLine } from '../../shared/dates.ts'
import { unitPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { CardUnit } from './card-unit.ts'
import { StatusBadge } from './status-badge.tsx'
import { UnitFacts } from './unit-facts.tsx'
import { priceLines } from './unit-price.ts'

/** A unit in a list. `today` is the Bangkok day; `first` is what a visitor sees without scrolling. */
export function UnitCard({
  unit,
  today,
  first = false,
}: {
  unit: CardUnit
  today: string
  first?: boolean
}) {
  const name = `${unit.projectName}, unit ${unit.unitNumber}`
  return (
    <article className="relative grid grid-rows-[auto_1fr_auto] overflow-hidden rounded-card border border-line bg-card">
      <div className="relative aspect-4/3 bg-wash">
        <Picture src={unit.image} alt={name} first={first} />
        <StatusBadge status={unit.status} className="absolute top-3 left-3" />
      </div>
      <div className="grid content-start gap-2.5 px-4.5 pt-4">
        <Price unit={unit} />
        <h3 className="text-base font-[520] tracking-normal">
          {unit.projectName} · Unit {unit.unitNumber}
        </h3>
        <UnitFacts unit={unit} />
        {unit.station && <StationLine {...unit.station} />}
        <Places unit={unit} />
      </div>
      <div className="mt-3.5 flex min-h-15 items-center justify-between gap-3 border-t border-line px-4.5 py-2.5">
        <p className="text-sm text-ink-3">
          {confirmationLine(unit.status, unit.availabilityDate, today)}
        </p>
        <ButtonLink
          look="quiet"
          size="small"
          href={unitPath(unit.id)}
          aria-label={`View Details: ${name}`}
          className="after:absolute after:inset-0"
        >
          View Details
        </ButtonLink>
      </div>
    </article>
  )
}

function Price({ unit }: { unit: CardUnit }) {
  const [main, other] = priceLines(unit)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 tabular-nums">
      <span className="text-xl font-[640] tracking-[-0.01em]">{main}</span>
      {other && <span className="text-sm text-ink-2">{other}</span>}
    </p>
  )
}

function Places({ unit }: { unit: CardUnit }) {
  if (unit.places.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5 text-sm text-ink-2">
      {unit.places.map((place) => (
        <li key={place} className="rounded-control bg-wash px-2 py-0.5">
          {place}
        </li>
      ))}
      {unit.morePlaces > 0 && (
        <li className="rounded-control bg-wash px-2 py-0.5">+{unit.morePlaces} more</li>
      )}
    </ul>
  )
}
