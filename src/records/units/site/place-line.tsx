import { readPoint } from '../../../city/rail/rules/points.ts'
import { distanceBetween, formatDistance, formatWalk } from '../../../shared/distance.ts'
import { useLanguage } from '../../../ui/language.tsx'
import type { UnitSearch } from '../rules/search.ts'
import type { CardUnit } from './card-unit.ts'

/** A searched place and how far a home is from it in metres. */
export type PlaceAway = { name: string; metres: number }

/** How far a home is from the point of a search; null if the search has none. */
export function placeAway({ near }: UnitSearch, { at }: Pick<CardUnit, 'at'>): PlaceAway | null {
  const point = near === undefined ? null : readPoint(near)
  return point && at && { name: point.name, metres: distanceBetween(point, at) }
}

/** The searched place on the card of a home near it: `NIST International School · 640 m · 8 min walk`. */
export function PlaceLine({
  place: { name, metres },
  className = '',
}: {
  place: PlaceAway
  className?: string
}) {
  const language = useLanguage()
  return (
    <p className={`flex min-w-0 items-center gap-x-1.5 text-sm max-sm:flex-wrap ${className}`}>
      <span className="icon-map-pin flex-none text-accent before:size-4" />
      <span className="max-w-[calc(100%-1.5rem)] truncate font-medium">{name}</span>{' '}
      <span className="flex-none text-ink-2 tabular-nums">
        {`${formatDistance(metres, language)} · ${formatWalk(metres, language)}`}
      </span>
    </p>
  )
}
