import { distanceBetween, type Point } from '../shared/distance.ts'
import type { AtlasRoad, AtlasSoi } from './atlas.ts'
import { alongCourse, besideCourse, pointAlong } from './course.ts'
import { between } from './plane.ts'

// Soi numbers grow by about one in so many metres of road.
const METRES_PER_NUMBER = 80
// A growth that the sois of a road show is believed only between these.
const LEAST_METRES = 20
const MOST_METRES = 250
// A number this far beyond the last known one is no soi's.
const FAR_BEYOND = 40
// Buildings stand inside a soi, in metres from its mouth.
const DEPTH = { plain: 100, deep: 150 }
// Of the way from a mouth to the known addresses inside.
const SHARE = { plain: 0.5, deep: 0.75 }
// A mouth and an address inside are taken together only where the soi is not kilometres long.
const ONE_STREET = 3000

/** How far inside its soi an address is likely to be: `deep` with a house number, or in a soi of the soi. */
export type Depth = keyof typeof DEPTH

/**
 * Where a numbered soi of a road is: between its mouth and the addresses known inside it, or a little way
 * in from what is known. `49/11` falls back to `49`. Null when the soi is not known.
 */
export function soiPoint(road: AtlasRoad, soi: string, depth: Depth): Point | null {
  const rows = road.sois.filter((row) => row.soi === soi)
  if (rows.length === 0) {
    const [parent = ''] = soi.split('/')
    return parent === soi ? null : soiPoint(road, parent, 'deep')
  }
  const mouth =
    rows.find(({ pointKind }) => pointKind === 'mouth') ??
    rows.find(({ pointKind }) => pointKind === 'near') ??
    rows.find(({ pointKind }) => pointKind === 'mouth_interpolated')
  const interior = rows.find(({ pointKind }) => pointKind === 'interior')
  if (mouth && interior && distanceBetween(mouth, interior) <= ONE_STREET) {
    return between(mouth, interior, SHARE[depth])
  }
  if (mouth) return inside(road, Number.parseInt(soi, 10), mouth, depth)
  return interior ? at(interior) : null
}

/**
 * About where an unknown soi is: between the nearest known numbers of its side (odd and even face each
 * other), beyond the last as far along the road as numbers grow. Null where none of its side is known.
 */
export function guessedSoiPoint(road: AtlasRoad, soi: string, depth: Depth): Point | null {
  const number = Number.parseInt(soi, 10)
  const mouth = guessedMouth(road, number)
  return mouth && inside(road, number, mouth, depth)
}

function guessedMouth(road: AtlasRoad, number: number): Point | null {
  const sameSide = road.sois
    .map((row) => ({ row, number: Number.parseInt(row.soi, 10) }))
    .filter((known) => (known.number - number) % 2 === 0)
    .sort((a, b) => a.number - b.number)
  const mouths = sameSide.filter(({ row }) => row.pointKind !== 'interior')
  const [below, above] = around(mouths, number) ?? around(sameSide, number) ?? []
  if (below && above) {
    const span = above.number - below.number
    return between(below.row, above.row, span === 0 ? 0 : (number - below.number) / span)
  }
  const last = sameSide.findLast((known) => known.number < number) ?? sameSide[0]
  if (!last || Math.abs(number - last.number) > FAR_BEYOND) return null
  const from = alongCourse(road.course, last.row)
  return from && pointAlong(road.course, from.metres + (number - last.number) * growthOf(road))
}

type Known = { row: AtlasSoi; number: number }

function around(known: readonly Known[], number: number): [Known, Known] | null {
  const below = known.findLast((one) => one.number <= number)
  const above = known.find((one) => one.number >= number)
  return below && above ? [below, above] : null
}

/** Metres along the course from one number to the next; negative where they grow towards its beginning. */
function growthOf(road: AtlasRoad): number {
  const known = road.sois.flatMap((row) => {
    const along = row.pointKind === 'interior' ? null : alongCourse(road.course, row)
    return along ? [{ x: Number.parseInt(row.soi, 10), y: along.metres }] : []
  })
  const x = mean(known.map((one) => one.x))
  const y = mean(known.map((one) => one.y))
  const spread = known.reduce((sum, one) => sum + (one.x - x) ** 2, 0)
  if (spread === 0) return METRES_PER_NUMBER
  const slope = known.reduce((sum, one) => sum + (one.x - x) * (one.y - y), 0) / spread
  const size = Math.abs(slope)
  return Math.sign(slope) * Math.min(MOST_METRES, Math.max(LEAST_METRES, size))
}

/** Some way in from a mouth: seen along growing numbers, odd sois leave to the left and even ones to the right. */
function inside(road: AtlasRoad, number: number, mouth: Point, depth: Depth): Point {
  if (road.course.length < 2) return at(mouth)
  const side = number % 2 === 1 ? 1 : -1
  return besideCourse(road.course, mouth, side * Math.sign(growthOf(road)) * DEPTH[depth])
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
}

function at({ latitude, longitude }: Point): Point {
  return { latitude, longitude }
}
