import {
  FIRST_LIMIT,
  MINUTES_SLIDER,
  MOST_PLACES,
  placesInOrder,
  readPoint,
} from '../../../places/point-rules.ts'
import { DEFAULT_REACH, type Reach, readReach } from '../../../places/reach-rules.ts'
import { lineIds } from '../../../places/site/line-names.ts'
import {
  type ChosenMinutes,
  LIMIT_FIELD,
  PLACE_FIELDS,
} from '../../../places/site/minutes/place-fields.ts'
import { cutText } from '../../../shared/cut-text.ts'
import { stationMapPath } from '../../../shared/paths.ts'

/**
 * What the railway map shows, as its address says it. A station by its code, or as it was typed. `minutes`
 * colour it in place of the homes around a station; a limit alone asks for a place.
 */
export type MapAsked = {
  station: string
  within: Reach
  lines: readonly string[]
  minutes: ChosenMinutes | null
}

const LONGEST_TYPED = 60

/** Reads an address; what is wrong in it falls away. */
export function readMapAsked(query: URLSearchParams): MapAsked {
  const given = query.getAll('line').flatMap((value) => value.split(','))
  const lines = lineIds.filter((id) => given.includes(id))
  return {
    station: cutText((query.get('station') ?? '').trim(), LONGEST_TYPED),
    within: readReach(query.get('within')),
    lines: lines.length === lineIds.length ? [] : lines,
    minutes: readMinutes(query),
  }
}

/** The same in its normal form, without the path. */
export function mapQuery({ station, within, lines, minutes }: MapAsked): string {
  if (minutes) return minutesQuery(minutes)
  const query = new URLSearchParams()
  if (station) query.set('station', station)
  if (within !== DEFAULT_REACH || station) query.set('within', String(within))
  for (const line of lines) query.append('line', line)
  return query.toString()
}

export function mapAddress(asked: MapAsked): string {
  return stationMapPath(mapQuery(asked))
}

/** Places and a limit as a search asks for them. */
export function minutesQuery({ places, limit }: ChosenMinutes): string {
  const points = places.filter((place) => readPoint(place))
  const stations = places.filter((place) => !readPoint(place))
  const query = new URLSearchParams({ [LIMIT_FIELD]: String(limit) })
  if (points.length > 0) query.set('minutesNear', points.join(','))
  if (stations.length > 0) query.set('minutesTo', stations.join(','))
  return query.toString().replaceAll('%2C', ',').replaceAll('%7E', '~')
}

/** Null where an address asks nothing of minutes. */
function readMinutes(query: URLSearchParams): ChosenMinutes | null {
  const names = ['minutesTo', 'minutesNear', ...PLACE_FIELDS]
  if (![...names, LIMIT_FIELD].some((name) => query.has(name))) return null
  const given = names.flatMap((name) => query.getAll(name)).flatMap((value) => value.split(','))
  const isPlace = (text: string) => /^[1-9]\d{0,8}$/.test(text) || readPoint(text) !== null
  const limit = Number(query.get(LIMIT_FIELD))
  const isLimit =
    Number.isInteger(limit) && limit >= MINUTES_SLIDER.min && limit <= MINUTES_SLIDER.max
  return {
    places: placesInOrder(given.filter(isPlace)).slice(0, MOST_PLACES),
    limit: isLimit ? limit : FIRST_LIMIT,
  }
}
