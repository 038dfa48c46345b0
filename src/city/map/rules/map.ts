import * as z from 'zod/mini'
import { queryInteger } from '../../../shared/fields/fields.ts'
import { described } from '../../../shared/fields/value-set-schemas.ts'
import { type GeoBox, MAX_LATITUDE } from '../../../shared/mercator.ts'
import { placeRefusals } from '../../../shared/refusals/places.ts'

/** Where a map starts. */
export const MAP_START = { latitude: 13.7563, longitude: 100.5018, zoom: 12 }
export const MAP_ZOOMS = { min: 9, max: 18 }

/** From this zoom on every project has a mark of its own. */
export const ALONE_ZOOM = 17

/** Messages for a map provider that cannot be reached. */
export const NO_MAP_KEY = 'Map Unavailable – Google Maps API key required'
export const MAP_FAILED = 'Map Error – Failed to load Google Maps'

/** The part of the world in view, and its zoom. */
export const mapView = { bbox: queryBox(), zoom: queryInteger(0, 22) }
export type MapView = { bbox: GeoBox; zoom: number }

const bounds = z.tuple([z.number(), z.number(), z.number(), z.number()])
const range = z.nullable(z.object({ low: z.int(), high: z.int() }))

/** A project, or several that share a mark. */
export const MapCluster = z.object({
  /** The mark's position: the project with the most units. */
  latitude: z.number(),
  longitude: z.number(),
  units: z.int(),
  projects: z.int(),
  /** The project; of several, the one with the most units. */
  project: z.object({ id: z.int(), name: z.string() }),
  /** The range of its units' prices (whole baht) and rents (baht a month). */
  prices: range,
  rents: range,
  /** West, south, east, north of the projects. */
  bounds,
})
export type MapCluster = z.output<typeof MapCluster>

/** The marks in a view, and how many units are in it. */
export const MapClusters = z.object({
  units: z.int(),
  projects: z.int(),
  clusters: z.array(MapCluster),
  /** Everything the search finds, and its bounds. */
  all: z.object({ units: z.int(), projects: z.int(), bounds: z.nullable(bounds) }),
})
export type MapClusters = z.output<typeof MapClusters>

/** A box in a query: four comma-separated numbers. */
export function queryBox() {
  return described(
    z.pipe(
      // A normalised search holds it as an array.
      z.union([z.string(), z.array(z.union([z.string(), z.number()]))], {
        error: placeRefusals.map_box,
      }),
      z.transform((value: string | (string | number)[], context): GeoBox => {
        const box = readBox(String(value))
        if (box) return box
        context.issues.push({ code: 'custom', input: value, message: placeRefusals.map_box })
        return z.NEVER
      }),
    ),
    { type: 'string', examples: ['100.4,13.6,100.7,13.9'] },
  )
}

function readBox(value: string): GeoBox | null {
  const parts = value.split(',')
  if (!parts.every((part) => /^\s*-?\d{1,3}(\.\d{1,15})?\s*$/.test(part))) return null
  const [west, south, east, north, ...excess] = parts.map(Number)
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return null
  const isRight =
    excess.length === 0 &&
    west < east &&
    south < north &&
    west >= -180 &&
    east <= 180 &&
    south >= -MAX_LATITUDE &&
    north <= MAX_LATITUDE
  return isRight ? [west, south, east, north] : null
}
