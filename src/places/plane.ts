import type { Point } from '../shared/distance.ts'

/** Metres east and north of some origin: over a city the earth is flat enough. */
export type Flat = { x: number; y: number }

// Of a great circle of the radius that distances use.
const METRES_PER_DEGREE = (6_371_000 * Math.PI) / 180

/** A point on the plane laid at the origin. */
export function onPlane({ latitude, longitude }: Point, origin: Point): Flat {
  return {
    x: (longitude - origin.longitude) * METRES_PER_DEGREE * narrowing(origin),
    y: (latitude - origin.latitude) * METRES_PER_DEGREE,
  }
}

/** The point that lies so many metres east and north of the origin, to about a decimetre. */
export function offPlane({ x, y }: Flat, origin: Point): Point {
  return {
    latitude: round(origin.latitude + y / METRES_PER_DEGREE),
    longitude: round(origin.longitude + x / METRES_PER_DEGREE / narrowing(origin)),
  }
}

/** The point a share of the way from one to another. */
export function between(a: Point, b: Point, share: number): Point {
  return {
    latitude: round(a.latitude + share * (b.latitude - a.latitude)),
    longitude: round(a.longitude + share * (b.longitude - a.longitude)),
  }
}

/** How far along an edge, from 0 to 1, it is nearest to the plane's origin. */
export function nearestShare(a: Flat, b: Flat): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  return length === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / length))
}

function narrowing({ latitude }: Point): number {
  return Math.cos((latitude * Math.PI) / 180)
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
