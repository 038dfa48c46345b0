import type { UnitSearch } from './search.ts'

/* No schemas here: pages that only show results load this file. */

/** How far a search around a point reaches, in metres; `initial` where it does not say. */
export const NEAR_METERS = { min: 100, max: 5_000, initial: 1_000 }
/** The distances to choose from. */
export const NEAR_CHOICES: readonly number[] = [500, 1_000, 2_000, 3_000]

/** The order of a search that does not say one. */
export function initialSort({ near }: Pick<UnitSearch, 'near'>): 'nearest' | 'newest' {
  return near === undefined ? 'newest' : 'nearest'
}

/** The same search within another distance of its point. */
export function withinReach({ nearMeters, ...search }: UnitSearch, metres: number): UnitSearch {
  return metres === NEAR_METERS.initial ? search : { ...search, nearMeters: metres }
}
