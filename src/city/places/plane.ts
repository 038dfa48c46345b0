import type { Point } from '../../shared/distance.ts'

/** Metres east and north of an origin: within a city the earth is flat enough. */
export type Flat = { x: number; y: number }

// On a sphere with the radius that distances use.
const METRES_PER_DEGREE = (6_371_000 * Math.PI) / 180

/** Projects a point onto the plane centred at the origin. */
export function toPlane({ latitude, longitude }: Point, origin: Point): Flat {
  return {
    x: (longitude - origin.longitude) * METRES_PER_DEGREE * narrowing(origin),
    y: (latitude - origin.latitude) * METRES_PER_DEGREE,
  }
}

/** The point this many metres east and north of the origin, accurate to about a decimetre. */
export function fromPlane({ x, y }: Flat, origin: Point): Point {
  return {
    latitude: round(origin.latitude + y / METRES_PER_DEGREE),
    longitude: round(origin.longitude + x / METRES_PER_DEGREE / narrowing(origin)),
  }
}

/** The point at a share (0 to 1) of the way from `a` to `b`. */
export function pointBetween(a: Point, b: Point, share: number): Point {
  return {
    latitude: round(a.latitude + share * (b.latitude - a.latitude)),
    longitude: round(a.longitude + share * (b.longitude - a.longitude)),
  }
}

/** The position along an edge, from 0 to 1, nearest to the plane's origin. */
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
