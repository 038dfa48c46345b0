import type { Point } from './distance.ts'

/** A position on the square Web Mercator map: 0 to 1 from west to east and north to south. */
export type WorldSpot = { x: number; y: number }

/** West, south, east, north, in degrees. */
export type GeoBox = readonly [west: number, south: number, east: number, north: number]

/** The northern limit of the map and, negative, its southern one. */
export const MAX_LATITUDE = 85.05

/** The width of the world in pixels at a zoom. */
export function worldPixels(zoom: number): number {
  return 512 * 2 ** zoom
}

/** Projects a geographic point onto the map. */
export function toWorld({ latitude, longitude }: Point): WorldSpot {
  const radians = (latitude * Math.PI) / 180
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI),
  }
}

/** The geographic point at a map position. */
export function fromWorld({ x, y }: WorldSpot): Point {
  const radians = 2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2
  return { latitude: (radians * 180) / Math.PI, longitude: x * 360 - 180 }
}

/** Whether a point is in a box, edges included. */
export function isInBox(
  { latitude, longitude }: Point,
  [west, south, east, north]: GeoBox,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** The smallest box around these points; null for no points. */
export function boxAround(points: readonly Point[]): GeoBox | null {
  const [first] = points
  if (!first) return null
  let [west, south, east, north] = [
    first.longitude,
    first.latitude,
    first.longitude,
    first.latitude,
  ]
  for (const { latitude, longitude } of points) {
    west = Math.min(west, longitude)
    south = Math.min(south, latitude)
    east = Math.max(east, longitude)
    north = Math.max(north, latitude)
  }
  return [west, south, east, north]
}

const METRES_PER_DEGREE = 111_195

/** The box whose edges are this many metres from a point. */
export function boxWithin({ latitude, longitude }: Point, metres: number): GeoBox {
  const latitudeSpan = metres / METRES_PER_DEGREE
  const longitudeSpan = latitudeSpan / Math.cos((latitude * Math.PI) / 180)
  return [
    longitude - longitudeSpan,
    latitude - latitudeSpan,
    longitude + longitudeSpan,
    latitude + latitudeSpan,
  ]
}
