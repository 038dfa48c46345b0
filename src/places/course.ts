import { distanceBetween, type Point } from '../shared/distance.ts'
import { between, nearestShare, offPlane, onPlane } from './plane.ts'

/** A place on a road: metres along it from the beginning of its course. */
export type Along = { metres: number; point: Point }

/** Where on a course a point comes nearest to it. Null without a course. */
export function alongCourse(course: readonly Point[], to: Point): Along | null {
  let best: (Along & { away: number }) | null = null
  let metres = 0
  for (const [i, end] of course.entries()) {
    const start = course[i - 1] ?? end
    const share = nearestShare(onPlane(start, to), onPlane(end, to))
    const point = between(start, end, share)
    const away = distanceBetween(point, to)
    const length = distanceBetween(start, end)
    if (!best || away < best.away) best = { metres: metres + share * length, point, away }
    metres += length
  }
  return best
}

/** Where two courses meet or come nearest to each other, and how far they are apart there. Null without either. */
export function meeting(
  a: readonly Point[],
  b: readonly Point[],
): { point: Point; apart: number } | null {
  const start = nearestCorner(a, b)
  if (!start) return null
  let point = start
  let apart = Number.POSITIVE_INFINITY
  // From the one course to the other and back: that leads to where they cross.
  for (let turn = 0; turn < TURNS; turn++) {
    const onA = alongCourse(a, point)?.point ?? point
    point = alongCourse(b, onA)?.point ?? onA
    apart = distanceBetween(onA, point)
  }
  return { point, apart }
}

/** The point of one course that is nearest to a point of the other, by degrees: that is near enough to begin. */
function nearestCorner(a: readonly Point[], b: readonly Point[]): Point | null {
  let best: Point | null = null
  let least = Number.POSITIVE_INFINITY
  for (const one of b) {
    for (const other of a) {
      const apart = (one.latitude - other.latitude) ** 2 + (one.longitude - other.longitude) ** 2
      if (apart < least) [best, least] = [one, apart]
    }
  }
  return best
}

/** How long a course is, in metres. */
export function lengthOf(course: readonly Point[]): number {
  return course.reduce((sum, end, i) => sum + distanceBetween(course[i - 1] ?? end, end), 0)
}

/** The point so many metres along a course, its ends where it is longer or shorter. Null without a course. */
export function pointAlong(course: readonly Point[], metres: number): Point | null {
  let left = Math.max(0, metres)
  for (const [i, end] of course.entries()) {
    const start = course[i - 1] ?? end
    const length = distanceBetween(start, end)
    if (left <= length) return length === 0 ? end : between(start, end, left / length)
    left -= length
  }
  return course.at(-1) ?? null
}

/** The point so many metres to the left of a course (negative: right) beside a point on it. */
export function besideCourse(course: readonly Point[], on: Point, left: number): Point {
  const { metres } = alongCourse(course, on) ?? { metres: 0 }
  const from = pointAlong(course, metres - DIRECTION)
  const to = pointAlong(course, metres + DIRECTION)
  if (!from || !to) return on
  const { x, y } = onPlane(to, from)
  const length = Math.hypot(x, y)
  return length === 0 ? on : offPlane({ x: (-y / length) * left, y: (x / length) * left }, on)
}

// So often from one course to the other.
const TURNS = 3
// A road's direction is taken over so many metres to both sides: single points stand at either kerb.
const DIRECTION = 300
