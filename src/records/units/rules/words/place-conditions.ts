import { placeCount } from '../minutes-query.ts'
import type { UnitSearch } from '../search.ts'
import { namedPlaces } from './named-places.ts'

/** Each place as a condition of its own: its label, and the search without it. */
export function placeConditions(
  search: UnitSearch,
  names: readonly (string | null)[],
): { label: string; without: UnitSearch }[] {
  const { minutesTo = [], minutesNear = [], minutesMax } = search
  const within = minutesMax === undefined ? 'Minutes to' : `Within ${minutesMax} min of`
  return [...minutesTo, ...minutesNear].map((_, place) => ({
    label: `${within} ${namedPlaces([names[place] ?? null])}`,
    without: withoutPlace(search, place),
  }))
}

/** A search without one of its places; without its last one, the limit and the sort by minutes go too. */
export function withoutPlace(search: UnitSearch, place: number): UnitSearch {
  const { minutesTo = [], minutesNear = [], minutesMax, sort, ...others } = search
  const stations = minutesTo.filter((_, index) => index !== place)
  const points = minutesNear.filter((_, index) => index + minutesTo.length !== place)
  const remaining = {
    ...(stations.length > 0 && { minutesTo: stations }),
    ...(points.length > 0 && { minutesNear: points }),
  }
  const isLast = placeCount(remaining) === 0
  return {
    ...others,
    ...remaining,
    ...(minutesMax !== undefined && !isLast && { minutesMax }),
    ...(sort && !(isLast && sort === 'minutes') && { sort }),
  }
}
