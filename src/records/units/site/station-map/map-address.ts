import { lineIds } from '../../../../city/places/site/line-names.ts'
import {
  FIRST_LIMIT,
  MAX_PLACES,
  MINUTES_SLIDER,
  placesInOrder,
  readPoint,
} from '../../../../city/rail/rules/points.ts'
import { DEFAULT_REACH, type ReachMetres, readReach } from '../../../../city/rail/rules/reach.ts'
import {
  type ChosenMinutes,
  LIMIT_FIELD,
  PLACE_FIELDS,
} from '../../../../city/rail/site/minutes/place-fields.ts'
import { cutText } from '../../../../shared/cut-text.ts'
import { stationMapPath } from '../../../../shared/paths.ts'

/**
 * The state of the railway map in its address. A station is a code, or the text that was typed. With
 * `minutes` the map is coloured by them instead of showing the homes around a station; without places they
 * ask for one.
 */
export type MapQuery = {
  station: string
  within: ReachMetres
  lines: readonly string[]
  minutes: ChosenMinutes | null
}

const MAX_TYPED = 60

/** Reads an address; wrong values are dropped. */
export function readMapQuery(query: URLSearchParams): MapQuery {
  const ids = query.getAll('line').flatMap((value) => value.split(','))
  const lines = lineIds.filter((id) => ids.includes(id))
  return {
    station: cutText((query.get('station') ?? '').trim(), MAX_TYPED),
    within: readReach(query.get('within')),
    lines: lines.length === lineIds.length ? [] : lines,
    minutes: readMinutes(query),
  }
}

/** The normalised query string of an address. */
export function mapQuery({ station, within, lines, minutes }: MapQuery): string {
  if (minutes) return minutesQuery(minutes)
  const query = new URLSearchParams()
  if (station) query.set('station', station)
  if (within !== DEFAULT_REACH || station) query.set('within', String(within))
  for (const line of lines) query.append('line', line)
  return query.toString()
}

export function mapAddress(query: MapQuery): string {
  return stationMapPath(mapQuery(query))
}

/** Places and a limit as query parameters of a search. */
export function minutesQuery({ places, limit }: ChosenMinutes): string {
  const points = places.filter((place) => readPoint(place))
  const stations = places.filter((place) => !readPoint(place))
  const query = new URLSearchParams({ [LIMIT_FIELD]: String(limit) })
  if (points.length > 0) query.set('minutesNear', points.join(','))
  if (stations.length > 0) query.set('minutesTo', stations.join(','))
  return query.toString().replaceAll('%2C', ',').replaceAll('%7E', '~')
}

/** Null if an address has no parameter for minutes. */
function readMinutes(query: URLSearchParams): ChosenMinutes | null {
  const names = ['minutesTo', 'minutesNear', ...PLACE_FIELDS]
  if (![...names, LIMIT_FIELD].some((name) => query.has(name))) return null
  const values = names.flatMap((name) => query.getAll(name)).flatMap((value) => value.split(','))
  const isPlace = (text: string) => /^[1-9]\d{0,8}$/.test(text) || readPoint(text) !== null
  const limit = Number(query.get(LIMIT_FIELD))
  const isLimit =
    Number.isInteger(limit) && limit >= MINUTES_SLIDER.min && limit <= MINUTES_SLIDER.max
  return {
    places: placesInOrder(values.filter(isPlace)).slice(0, MAX_PLACES),
    limit: isLimit ? limit : FIRST_LIMIT,
  }
}
