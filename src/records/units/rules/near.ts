import { type MinutesQuery, placeCount } from './minutes-query.ts'
import type { UnitSearch } from './search.ts'

/* No schemas here: pages that only show results load this file. */

/** How far a search around a point reaches, in metres; `initial` where it does not say. */
export const NEAR_METERS = { min: 100, max: 5_000, initial: 1_000 }
/** The distances to choose from. */
export const NEAR_CHOICES: readonly number[] = [500, 1_000, 2_000, 3_000]

/** How far a search along a road reaches from its line, in metres; `initial` where it does not say. */
export const ROAD_METERS = { min: 100, max: 1_000, initial: 500 }

/** The order of a search that does not say one. */
export function initialSort(
  search: Pick<UnitSearch, 'near'> & MinutesQuery,
): 'distance' | 'minutes' | 'newest' {
  if (search.near !== undefined) return 'distance'
  return search.minutesMax !== undefined && placeCount(search) > 0 ? 'minutes' : 'newest'
}

/** The order of a search. */
export function sortOf(search: UnitSearch): NonNullable<UnitSearch['sort']> {
  return search.sort ?? initialSort(search)
}

/** Whether a search is of a place whose distance its homes can be sorted by. */
export function hasDistance({ near, roadId, districtId, subdistrictId }: UnitSearch): boolean {
  return [near, roadId, districtId, subdistrictId].some((place) => place !== undefined)
}

/** The same search within another distance of its point. */
export function withinReach({ nearMeters, ...search }: UnitSearch, metres: number): UnitSearch {
  return metres === NEAR_METERS.initial ? search : { ...search, nearMeters: metres }
}
