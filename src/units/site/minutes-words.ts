import { readPoint, type WayThere } from '../../places/minutes-rules.ts'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { type MinutesAsked, placeCount } from '../minutes-rules.ts'
import type { UnitSearch } from '../search-rules.ts'

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

/** `Asok`, `Asok and Siam`. */
export function namedPlaces(names: readonly (string | null)[]): string {
  return names.map((name) => name ?? 'an unknown station').join(' and ')
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

/** What a way holds: `to Asok: 4 min walk + 11 min train`; whole, with its changes too. */
export function wayText(name: string | null, way: WayThere, told?: { changes: boolean }): string {
  const { walk, train, transfers, lastWalk } = way
  const parts = [
    (walk > 0 || train === 0) && `${walk} min walk`,
    train > 0 && `${train} min train`,
    train > 0 && lastWalk && `${lastWalk} min walk`,
  ].filter(Boolean)
  const changes = told?.changes && transfers > 0 ? `, ${changesText(transfers)}` : ''
  return `to ${namedPlaces([name])}: ${parts.join(' + ')}${changes}`
}

function changesText(transfers: number): string {
  if (transfers === 1) return 'one change'
  return `${transfers === 2 ? 'two' : transfers} changes`
}
