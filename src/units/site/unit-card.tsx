import { __iconData as bag } from 'lucide-react/icons/shopping-bag'
import { __iconData as trees } from 'lucide-react/icons/trees'
import type { ReactNode } from 'react'
import { Photo } from '../../media/site/photo.tsx'
import { StationLine } from '../../places/site/station-line.tsx'
import { confirmationLine } from '../../shared/dates.ts'
import { unitPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { stillIcon } from '../../ui/still-icon.tsx'
import type { CardUnit } from './card-unit.ts'
import { StatusBadge } from './status-badge.tsx'
import { UnitFacts } from './unit-facts.tsx'
import { priceLines } from './unit-price.ts'

const Trees = stillIcon(trees)
const Bag = stillIcon(bag)

/**
 * A unit in a grid of cards, whose rows it shares, so that cards beside each other stand on the same
 * lines. `today` is the Bangkok day; `first` is what a visitor sees without scrolling.
 */
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
    <article className="relative row-span-7 grid grid-cols-1 grid-rows-subgrid gap-y-0 overflow-hidden rounded-card border border-line bg-card">
      <div className="relative aspect-card bg-wash">
        <Photo image={unit.image} alt={name} size="card" first={first} />
        <StatusBadge status={unit.status} className="absolute top-3 left-3" />
      </div>
      <Price unit={unit} />
      <h3 className="px-4.5 pt-1.5 text-base font-[520] tracking-normal">
        {unit.projectName} · Unit {unit.unitNumber}
      </h3>
      <div className="px-4.5 pt-2">
        <UnitFacts unit={unit} />
      </div>
      <div className="min-w-0 px-4.5 pt-2.5">
        {unit.station && <StationLine {...unit.station} />}
      </div>
      <Places unit={unit} />
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
    <p className="flex flex-wrap items-baseline gap-x-2.5 px-4.5 pt-4 tabular-nums">
      <span className="text-xl font-[640] tracking-[-0.01em]">{main}</span>
      {other && <span className="text-sm text-ink-2">{other}</span>}
    </p>
  )
}

function Places({ unit }: { unit: CardUnit }) {
  const { parks, malls, morePlaces } = unit
  const more = morePlaces > 0 && (
    <span className="flex-none text-ink-3 tabular-nums">+{morePlaces} more</span>
  )
  return (
    <div className="grid content-start gap-1 px-4.5 pt-2 text-sm text-ink-2">
      {parks.length > 0 && (
        <PlaceLine icon={<Trees size={16} />} kind="Parks" names={parks}>
          {malls.length === 0 && more}
        </PlaceLine>
      )}
      {malls.length > 0 && (
        <PlaceLine icon={<Bag size={16} />} kind="Malls" names={malls}>
          {more}
        </PlaceLine>
      )}
    </div>
  )
}

function PlaceLine({
  icon,
  kind,
  names,
  children,
}: {
  icon: ReactNode
  kind: string
  names: readonly string[]
  children: ReactNode
}) {
  return (
    <p className="flex min-w-0 items-center gap-2">
      <span className="flex-none text-ink-3">{icon}</span>
      <span className="sr-only">{kind}:</span>
      <span className="min-w-0 truncate">{names.join(', ')}</span>
      {children}
    </p>
  )
}
