import type { UnitSearch } from '../../records/units/rules/search.ts'
import { boxAround, boxWithin, type GeoBox } from '../../shared/mercator.ts'
import type { SearchedPlace } from './use-searched-places.ts'

/* What a map of a search frames. */

/** Whether a search is limited to a place, which the map should then show. */
export function namesPlace(search: UnitSearch): boolean {
  return [...PLACES, ...CIRCLES].some((filter) => search[filter] !== undefined)
}

/** Whether the place of a search is shown with a circle, which the map then frames instead of the homes. */
export function hasCircle(search: UnitSearch): boolean {
  return CIRCLES.some((filter) => search[filter] !== undefined)
}

const CIRCLES = ['near', 'stationId'] as const
const PLACES = [
  ...(['parkId', 'mallId', 'projectId', 'area', 'line', 'stationIds', 'districtId'] as const),
  ...(['subdistrictId', 'developerId', 'roadId', 'minutesTo', 'minutesNear'] as const),
]

/** The box in which a circle takes half the height; on a phone the search lies over the top of the map. */
export function aroundCircle({ at, metres }: SearchedPlace, isWide: boolean): GeoBox {
  const reach = metres ?? 0
  const [west, south, east, north] = boxWithin(at, 2 * reach)
  if (isWide) return [west, south, east, north]
  return [west, boxWithin(at, 1.3 * reach)[1], east, boxWithin(at, 2.2 * reach)[3]]
}

export function withPlaces(bounds: GeoBox, places: readonly SearchedPlace[]): GeoBox {
  const [west, south, east, north] = bounds
  const corners = [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ]
  return boxAround([...corners, ...places.map(({ at }) => at)]) ?? bounds
}
