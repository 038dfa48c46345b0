import { type PlaceAway, placeAway } from '../../records/units/site/place-line.tsx'
import { formatDistance, formatWalk } from '../../shared/distance.ts'
import type { Language } from '../../shared/language.ts'
import type { SavedHome } from './compared-rows.ts'

/** A saved home, and how far it is from the place that was searched last in this browser. */
export type PlacedHome = SavedHome & { place: PlaceAway | null }

export function withPlace(
  { card, facts }: SavedHome,
  near: string | undefined,
  language: Language,
): PlacedHome {
  const place = placeAway(near === undefined ? {} : { near }, card)
  if (!place) return { card, facts, place }
  const { metres } = place
  const text = `${formatDistance(metres, language)} · ${formatWalk(metres, language)}`
  return { card, place, facts: { ...facts, place: { text, value: metres } } }
}
