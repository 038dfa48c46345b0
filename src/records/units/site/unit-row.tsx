import { Photo } from '../../../city/media/site/photo.tsx'
import { StationLine } from '../../../city/places/site/station-line.tsx'
import { unitPath } from '../../../shared/paths.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import type { CardUnit } from './card-unit.ts'
import { MinutesLines, type Places } from './minutes/minutes-lines.tsx'
import { type PlaceAway, PlaceLine } from './place-line.tsx'
import { SaveButton } from './save-button.tsx'
import { StatusBadge } from './status-badge.tsx'
import { UnitFacts } from './unit-facts.tsx'
import { unitName } from './unit-name.ts'

/** A unit in the list beside a map: `isPointed` while pointed at on the map, `isChosen` after a click there. */
export function UnitRow({
  unit,
  first = false,
  places,
  place = null,
  isPointed,
  isChosen,
  onPoint,
  onOpen,
}: {
  unit: CardUnit
  first?: boolean
  /** The places that its minutes by train are counted to. */
  places: Places
  /** The searched place. */
  place?: PlaceAway | null
  isPointed: boolean
  isChosen: boolean
  onPoint: (unit: CardUnit | null) => void
  onOpen: (unit: CardUnit) => void
}) {
  const name = unitName(unit.projectName, unit.unitNumber, useLanguage())
  const { id, status, image, figures, stations } = unit
  return (
    <article
      data-pointed={isPointed || undefined}
      onPointerEnter={() => onPoint(unit)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(unit)}
      onBlur={() => onPoint(null)}
      className={classNames(
        'relative grid scroll-my-4 grid-cols-[7.5rem_1fr] overflow-hidden rounded-card border bg-card outline-accent data-pointed:outline-2 sm:grid-cols-[12.25rem_1fr]',
        isChosen ? 'border-accent bg-accent-wash' : 'border-line',
      )}
    >
      <div className="relative min-h-30 bg-wash *:absolute *:inset-0">
        <Photo image={image} alt={name} size="row" first={first} />
        <div className="p-2">
          <StatusBadge status={status} />
        </div>
      </div>
      <div className="grid min-w-0 content-center gap-1 px-4 py-2.5">
        {place && <PlaceLine place={place} className="pr-9" />}
        <p className="flex flex-wrap items-baseline gap-x-2 pr-9 text-sm text-ink-2 tabular-nums">
          <span className="text-lg font-strong text-ink">{figures[0]}</span>
          {figures[1] && <span>{figures[1]}</span>}
        </p>
        <h3 className="max-sm:pr-9 text-sm font-medium tracking-normal wrap-anywhere">
          <a
            href={unitPath(id)}
            onClick={() => onOpen(unit)}
            className="after:absolute after:inset-0"
          >
            {name}
          </a>
        </h3>
        <UnitFacts unit={unit} className="gap-x-3 text-sm" />
        {stations.slice(0, 1).map((station) => (
          <StationLine key={station.name} {...station} className="max-sm:flex-wrap" />
        ))}
        {unit.minutes && <MinutesLines journeys={unit.minutes} {...places} />}
      </div>
      <SaveButton id={id} name={name} className="absolute top-2.5 right-2.5 z-10 size-10" />
    </article>
  )
}
