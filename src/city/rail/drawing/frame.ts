import type { Point } from '../../../shared/distance.ts'

/** A position on the drawing, in its own units. */
export type Spot = { x: number; y: number }

/** The part of the city a drawing shows, and its projection. */
export type Frame = {
  name: string
  width: number
  height: number
  /** The geographic centre, where it is on the drawing, and units per kilometre. */
  centre: Point
  at: Spot
  unitsPerKm: number
  /** Type size of station names. */
  fontSize: number
  /** An area without names: below the search form. */
  quiet: DrawnBox | null
}

export type DrawnBox = { left: number; top: number; right: number; bottom: number }

const KM_PER_DEGREE = 111.195

/** Metres around Siam, for computations that do not depend on a frame. */
export const METRES: Frame = {
  name: 'metres',
  width: 0,
  height: 0,
  centre: { latitude: 13.7456, longitude: 100.5342 },
  at: { x: 0, y: 0 },
  unitsPerKm: 1000,
  fontSize: 0,
  quiet: null,
}

/** Projects a geographic point into a frame. Flat: the city is small. */
export function project(frame: Frame, { latitude, longitude }: Point): Spot {
  const squeeze = Math.cos((frame.centre.latitude * Math.PI) / 180)
  const scale = KM_PER_DEGREE * frame.unitsPerKm
  return {
    x: frame.at.x + (longitude - frame.centre.longitude) * squeeze * scale,
    y: frame.at.y - (latitude - frame.centre.latitude) * scale,
  }
}

/** The geographic point at a position of a frame. */
export function unproject(frame: Frame, { x, y }: Spot): Point {
  const squeeze = Math.cos((frame.centre.latitude * Math.PI) / 180)
  const scale = KM_PER_DEGREE * frame.unitsPerKm
  return {
    latitude: frame.centre.latitude - (y - frame.at.y) / scale,
    longitude: frame.centre.longitude + (x - frame.at.x) / (squeeze * scale),
  }
}

/** The position on a polyline nearest to a position. */
export function nearestOn(line: readonly Spot[], spot: Spot): Spot {
  let nearest = line[0] ?? spot
  let leastDistance = Number.POSITIVE_INFINITY
  for (let i = 1; i < line.length; i += 1) {
    const a = line[i - 1]
    const b = line[i]
    if (!a || !b) continue
    const candidate = onSegment(a, b, spot)
    const far = distance(candidate, spot)
    if (far < leastDistance) {
      leastDistance = far
      nearest = candidate
    }
  }
  return nearest
}

/** Leaves out vertices less than `tolerance` off the simplified line (Douglas-Peucker). */
export function simplify(line: readonly Spot[], tolerance: number): Spot[] {
  const [first] = line
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return [...line]
  let farthest = 0
  let index = 0
  for (let i = 1; i < line.length - 1; i += 1) {
    const spot = line[i]
    if (!spot) continue
    const off = distance(onSegment(first, last, spot), spot)
    if (off > farthest) {
      farthest = off
      index = i
    }
  }
  if (farthest <= tolerance) return [first, last]
  return [
    ...simplify(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(index), tolerance),
  ]
}

/** The parts of a polyline visible in a frame, including a margin. */
export function inView(frame: Frame, line: readonly Spot[], margin = 8): Spot[][] {
  const view = {
    ...{ left: -margin, top: -margin },
    ...{ right: frame.width + margin, bottom: frame.height + margin },
  }
  const parts: Spot[][] = []
  let part: Spot[] = []
  for (const [i, b] of line.entries()) {
    const a = line[i - 1]
    if (!a) continue
    if (!overlaps(boxAround(a, b), view)) {
      part = []
      continue
    }
    if (part.length === 0) {
      part.push(a)
      parts.push(part)
    }
    part.push(b)
  }
  return parts
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

export function overlaps(a: DrawnBox, b: DrawnBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

export function isInside(frame: Frame, { x, y }: Spot, margin: number): boolean {
  return x > margin && y > margin && x < frame.width - margin && y < frame.height - margin
}

function boxAround(a: Spot, b: Spot): DrawnBox {
  return {
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x) + 0.1,
    top: Math.min(a.y, b.y),
    bottom: Math.max(a.y, b.y) + 0.1,
  }
}

function onSegment(a: Spot, b: Spot, spot: Spot): Spot {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length = dx * dx + dy * dy
  const t =
    length === 0
      ? 0
      : Math.max(0, Math.min(1, ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / length))
  return { x: a.x + t * dx, y: a.y + t * dy }
}

/** GeoJSON coordinates projected into a frame. */
export function spotsOf(frame: Frame, coordinates: readonly (readonly number[])[]): Spot[] {
  return coordinates.map(([longitude = 0, latitude = 0]) => project(frame, { latitude, longitude }))
}
