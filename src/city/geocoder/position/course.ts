import { distanceBetween, type Point } from '../../../shared/distance.ts'
import { fromPlane, nearestShare, pointBetween, toPlane } from '../../places/plane.ts'

/** A point on a road and its distance from the start of the course, in metres. */
export type Along = { metres: number; point: Point }

/** The point of a course nearest to another point. Null if the course has no points. */
export function alongCourse(course: readonly Point[], to: Point): Along | null {
  let nearest: (Along & { away: number }) | null = null
  let metres = 0
  for (const [i, end] of course.entries()) {
    const start = course[i - 1] ?? end
    const share = nearestShare(toPlane(start, to), toPlane(end, to))
    const point = pointBetween(start, end, share)
    const away = distanceBetween(point, to)
    const length = distanceBetween(start, end)
    if (!nearest || away < nearest.away) nearest = { metres: metres + share * length, point, away }
    metres += length
  }
  return nearest
}

/**
 * Where two courses cross or come nearest to each other, and their distance there. Null if either
 * is empty.
 */
export function nearestApproach(
  a: readonly Point[],
  b: readonly Point[],
): { point: Point; apart: number } | null {
  const start = nearestCorner(a, b)
  if (!start) return null
  let point = start
  let apart = Number.POSITIVE_INFINITY
  // Projecting from one course to the other and back converges on where they cross.
  for (let round = 0; round < ROUNDS; round++) {
    const onA = alongCourse(a, point)?.point ?? point
    point = alongCourse(b, onA)?.point ?? onA
    apart = distanceBetween(onA, point)
  }
  return { point, apart }
}

/**
 * The vertex of `b` nearest to any vertex of `a`, compared in degrees: good enough to start from.
 */
function nearestCorner(a: readonly Point[], b: readonly Point[]): Point | null {
  let nearest: Point | null = null
  let leastDistance = Number.POSITIVE_INFINITY
  for (const corner of b) {
    for (const otherCorner of a) {
      const squaredDistance =
        (corner.latitude - otherCorner.latitude) ** 2 +
        (corner.longitude - otherCorner.longitude) ** 2
      if (squaredDistance < leastDistance) [nearest, leastDistance] = [corner, squaredDistance]
    }
  }
  return nearest
}

/** The length of a course in metres. */
export function lengthOf(course: readonly Point[]): number {
  return course.reduce((sum, end, i) => sum + distanceBetween(course[i - 1] ?? end, end), 0)
}

/**
 * The point at a distance along a course, clamped to its ends. Null if the course has no points.
 */
export function pointAlong(course: readonly Point[], metres: number): Point | null {
  let remaining = Math.max(0, metres)
  for (const [i, end] of course.entries()) {
    const start = course[i - 1] ?? end
    const length = distanceBetween(start, end)
    if (remaining <= length)
      return length === 0 ? end : pointBetween(start, end, remaining / length)
    remaining -= length
  }
  return course.at(-1) ?? null
}

/** The point this many metres to the left (negative: right) of a point on a course. */
export function offsetFromCourse(course: readonly Point[], on: Point, left: number): Point {
  const { metres } = alongCourse(course, on) ?? { metres: 0 }
  const from = pointAlong(course, metres - DIRECTION_SPAN)
  const to = pointAlong(course, metres + DIRECTION_SPAN)
  if (!from || !to) return on
  const { x, y } = toPlane(to, from)
  const length = Math.hypot(x, y)
  return length === 0 ? on : fromPlane({ x: (-y / length) * left, y: (x / length) * left }, on)
}

// How often to project from one course to the other.
const ROUNDS = 3
// A road's direction is measured over this many metres both ways: single points may be on either
// kerb.
const DIRECTION_SPAN = 300
