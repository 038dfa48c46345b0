import * as z from 'zod/mini'
import { queryInteger } from '../shared/fields.ts'
import { type Box, MAX_LATITUDE } from '../shared/mercator.ts'
import { described } from '../shared/value-set.ts'

/** Where a map begins. */
export const MAP_START = { latitude: 13.7563, longitude: 100.5018, zoom: 12 }
export const MAP_ZOOMS = { min: 9, max: 18 }

/** From this zoom on every building has a mark of its own. */
export const ALONE_ZOOM = 17

/** What a map of a provider that cannot be reached says. */
export const NO_MAP_KEY = 'Map Unavailable – Google Maps API key required'
export const MAP_FAILED = 'Map Error – Failed to load Google Maps'

const BOX_HINT = 'Must be west,south,east,north in degrees, such as 100.4,13.6,100.7,13.9'

/** What part of the world is looked at, and how closely. */
export const mapView = { bbox: queryBox(), zoom: queryInteger(0, 22) }
export type MapView = { bbox: Box; zoom: number }

const bounds = z.tuple([z.number(), z.number(), z.number(), z.number()])
const range = z.nullable(z.object({ low: z.int(), high: z.int() }))

/** A building, or several so near each other that they share a mark. */
export const MapCluster = z.object({
  /** Where the mark stands: on the building with the most homes. */
  latitude: z.number(),
  longitude: z.number(),
  units: z.int(),
  projects: z.int(),
  /** The building, of several the one with the most homes. */
  project: z.object({ id: z.int(), name: z.string() }),
  /** What its homes are offered for, whole baht and baht a month. */
  prices: range,
  rents: range,
  /** West, south, east, north of the buildings. */
  bounds,
})
export type MapCluster = z.output<typeof MapCluster>

/** What a map shows of a search: how much lies within the box, and the marks in it. */
export const MapClusters = z.object({
  units: z.int(),
  projects: z.int(),
  clusters: z.array(MapCluster),
  /** What the search finds anywhere, and where that is. */
  all: z.object({ units: z.int(), projects: z.int(), bounds: z.nullable(bounds) }),
})
export type MapClusters = z.output<typeof MapClusters>

/** A box in a query: four numbers with commas. */
export function queryBox() {
  return described(
    z.pipe(
      // As a search in its normal form holds it, too.
      z.union([z.string(), z.array(z.union([z.string(), z.number()]))], { error: BOX_HINT }),
      z.transform((value: string | (string | number)[], context): Box => {
        const box = readBox(String(value))
        if (box) return box
        context.issues.push({ code: 'custom', input: value, message: BOX_HINT })
        return z.NEVER
      }),
    ),
    { type: 'string', examples: ['100.4,13.6,100.7,13.9'] },
  )
}

function readBox(value: string): Box | null {
  const parts = value.split(',')
  if (!parts.every((part) => /^\s*-?\d{1,3}(\.\d{1,15})?\s*$/.test(part))) return null
  const [west, south, east, north, ...more] = parts.map(Number)
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return null
  const isRight =
    more.length === 0 &&
    west < east &&
    south < north &&
    west >= -180 &&
    east <= 180 &&
    south >= -MAX_LATITUDE &&
    north <= MAX_LATITUDE
  return isRight ? [west, south, east, north] : null
}
