import * as z from 'zod/mini'
import { MAX_ID, queryList } from '../shared/fields.ts'
import { described } from '../shared/value-set.ts'
import { MOST_PLACES, readPoint, writePoint } from './point-rules.ts'
import { inServiceArea, MatchKind } from './rules.ts'

/**
 * What minutes by train assume besides the tables of data/: the one place where it stands. The page that
 * explains them reads it, and the loader works the minutes out anew when it changes. How fast people walk is
 * in `shared/distance.ts`.
 */
export const ASSUMED = {
  /** Which of a line's timetables waits are counted by, half of what passes between two trains: a weekday between ten and four. */
  period: 'day',
  /** Minutes of changing trains where one station's platforms lie apart, which no table of walks tells. */
  changeWithin: 2,
  /** Stations where trains from this neighbour end at a platform of their own. */
  endsApart: [
    { line: 'mrt_blue', code: 'BL01', neighbour: 'BL02', name: 'Tha Phra' },
    { line: 'mrt_pink', code: 'PK10', neighbour: 'MT01', name: 'Muang Thong Thani' },
  ],
} as const

/** Minutes from a station to another, as the API answers them: whole, rounded up. */
export const StationMinutes = z.object({
  stationId: z.int(),
  /** Riding and changing, without the wait for the first train. */
  train: z.int(),
  transfers: z.int(),
  /** From there to here, with the wait for the first train: what a search counts of a home beside it. */
  inbound: z.int(),
})
export type StationMinutes = z.output<typeof StationMinutes>

/** The way from a home to one of the places that were asked for: whole minutes, each part rounded up. */
export const WayThere = z.object({
  /** The station asked for; of a place that is none, the last station, or null on foot. */
  stationId: z.nullable(z.int()),
  total: z.int(),
  /** To the first station, or all the way. */
  walk: z.int(),
  /** The first wait, riding and changes. */
  train: z.int(),
  transfers: z.int(),
  /** From the last station to a place that is no station. */
  lastWalk: z.optional(z.int()),
})
export type WayThere = z.output<typeof WayThere>

/** A place as it is found by an address; a station among them is one by its id too. */
export const FoundPlace = z.object({
  kind: z.enum(MatchKind.ids),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  stationId: z.nullable(z.int()),
})
export type FoundPlace = z.output<typeof FoundPlace>

/** Stations by their ids, in the order given. */
export function queryPlaces() {
  return listed(
    { type: 'integer', minimum: 1, maximum: MAX_ID },
    (given) => (/^[1-9]\d{0,9}$/.test(given) && Number(given) <= MAX_ID ? Number(given) : null),
    'Must be the id of a station, or two of them',
  )
}

/** Places that are no stations, as `writePoint` writes them. */
export function queryPoints() {
  return listed(
    { type: 'string', pattern: '^[0-9.]+~[0-9.]+~.+$' },
    (given) => {
      const point = readPoint(given)
      return point && inServiceArea(point) ? writePoint(point) : null
    },
    'Must be latitude~longitude~name, in the service area',
  )
}

/** A list in a query, each once; refused as a whole, by the parameter's own name. */
function listed<One>(
  shown: Record<string, unknown>,
  read: (given: string) => One | null,
  message: string,
) {
  const list = queryList(z.union([z.string(), z.number()]), shown)
  return described(
    z.pipe(
      list,
      z.transform((given: (string | number)[], context) => {
        const places = given.map((one) => read(String(one))).filter((one) => one !== null)
        if (places.length === given.length) return [...new Set(places)]
        context.issues.push({ code: 'custom', input: given, message })
        return z.NEVER
      }),
    ),
    { type: 'array', items: shown, maxItems: MOST_PLACES },
  )
}
