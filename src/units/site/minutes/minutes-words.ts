import { readPoint } from '../../../places/point-rules.ts'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { type MinutesAsked, placeCount } from '../../asked-rules.ts'
import type { UnitSearch } from '../../search-rules.ts'
import { namedPlaces } from './way-text.ts'

/** The names of the places that a search counts minutes to, in their order; null where one is not known. */
export function placeNames(
  { minutesTo = [], minutesNear = [] }: MinutesAsked,
  lines: readonly LineChoice[],
): (string | null)[] {
  const stations = lines.flatMap((line) => line.stations)
  return [
    ...minutesTo.map((id) => stations.find((station) => station.id === id)?.name ?? null),
    ...minutesNear.map((text) => readPoint(text)?.name ?? null),
  ]
}

/** Each place as a condition of its own: what it says, and the search without it. */
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

/** A search without one of its places; without its last, minutes mean nothing. */
export function withoutPlace(search: UnitSearch, place: number): UnitSearch {
  const { minutesTo = [], minutesNear = [], minutesMax, sort, ...rest } = search
  const stations = minutesTo.filter((_, at) => at !== place)
  const points = minutesNear.filter((_, at) => at + minutesTo.length !== place)
  const left = {
    ...(stations.length > 0 && { minutesTo: stations }),
    ...(points.length > 0 && { minutesNear: points }),
  }
  const isLast = placeCount(left) === 0
  return {
    ...rest,
    ...left,
    ...(minutesMax !== undefined && !isLast && { minutesMax }),
    ...(sort && !(isLast && sort === 'minutes') && { sort }),
  }
}
