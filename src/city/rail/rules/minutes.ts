import * as z from 'zod/mini'
import { MAX_ID, queryList } from '../../../shared/fields/fields.ts'
import { described } from '../../../shared/fields/value-set-schemas.ts'
import { placeRefusals } from '../../../shared/refusals/places.ts'
import { inServiceArea } from '../../places/rules/place.ts'
import { MAX_PLACES, readPoint, writePoint } from './points.ts'

/**
 * The assumptions behind minutes by train, besides the tables of data/. The page that explains them reads
 * this, and a change makes the loader compute the minutes again. Walking speed and radii are
 * among the assumptions of `projectPlaces`.
 */
export const ASSUMED = {
  /** The timetable that waits are taken from, half a headway each: a weekday between ten and four. */
  period: 'day',
  /** Minutes for changing trains where platforms are apart and no table gives the walk. */
  changeWithin: 2,
  /** Stations where trains from this neighbour end at a platform of their own. */
  endsApart: [
    { line: 'mrt_blue', code: 'BL01', neighbour: 'BL02', name: 'Tha Phra' },
    { line: 'mrt_pink', code: 'PK10', neighbour: 'MT01', name: 'Muang Thong Thani' },
  ],
} as const

/** Minutes from one station to another: whole, rounded up. */
export const StationMinutes = z.object({
  stationId: z.int(),
  /** Riding and changing, without the wait for the first train. */
  train: z.int(),
  transfers: z.int(),
  /**
   * In the opposite direction, with the wait for the first train: what a search counts for a home at the
   * station.
   */
  inbound: z.int(),
})
export type StationMinutes = z.output<typeof StationMinutes>

/** The journey from a unit to one of the places of the query: whole minutes, each part rounded up. */
export const Journey = z.object({
  /** The station of the query; for another place the last station, or null when on foot. */
  stationId: z.nullable(z.int()),
  total: z.int(),
  /** To the first station, or all the way. */
  walk: z.int(),
  /** The first wait, riding and changes. */
  train: z.int(),
  transfers: z.int(),
  /** From the last station to a place that is not a station. */
  lastWalk: z.optional(z.int()),
})
export type Journey = z.output<typeof Journey>

/** Station ids, in their order. */
export function queryPlaces() {
  return uniqueList(
    { type: 'integer', minimum: 1, maximum: MAX_ID },
    (id) => (/^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID ? Number(id) : null),
    placeRefusals.station_ids,
  )
}

const pointSchema = { type: 'string', pattern: '^[0-9.]+~[0-9.]+~.+$' }

/** Places other than stations, in the format of `writePoint`. */
export function queryPoints() {
  return uniqueList(pointSchema, normalPoint, placeRefusals.points)
}

/** One place in the format of `writePoint`. */
export function queryPoint() {
  return described(
    z.pipe(
      z.string({ error: placeRefusals.points }),
      z.transform((text: string, context) => {
        const point = normalPoint(text)
        if (point) return point
        context.issues.push({ code: 'custom', input: text, message: placeRefusals.points })
        return z.NEVER
      }),
    ),
    pointSchema,
  )
}

function normalPoint(text: string): string | null {
  const point = readPoint(text)
  return point && inServiceArea(point) ? writePoint(point) : null
}

/** A list in a query without duplicates; refused as a whole, by the parameter's name. */
function uniqueList<One>(
  jsonSchema: Record<string, unknown>,
  parse: (text: string) => One | null,
  message: string,
) {
  const list = queryList(z.union([z.string(), z.number()]), jsonSchema)
  return described(
    z.pipe(
      list,
      z.transform((items: (string | number)[], context) => {
        const places = items.map((item) => parse(String(item))).filter((item) => item !== null)
        if (places.length === items.length) return [...new Set(places)]
        context.issues.push({ code: 'custom', input: items, message })
        return z.NEVER
      }),
    ),
    { type: 'array', items: jsonSchema, maxItems: MAX_PLACES },
  )
}
