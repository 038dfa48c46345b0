import { distanceBetween, type Point } from '../shared/distance.ts'
import type { AtlasRoad, AtlasSoi } from './atlas.ts'
import { alongCourse, besideCourse, lengthOf, pointAlong } from './course.ts'
import { between } from './plane.ts'

// Soi numbers grow by about one in so many metres of road.
const METRES_PER_NUMBER = 80
// A growth that the sois of a road show is believed only between these.
const LEAST_METRES = 20
const MOST_METRES = 250
// A number this far beyond the last known one is no soi's.
const FAR_BEYOND = 40
// Sois farther than this from what is known of their road are taken to lie in a straight line, in metres.
const OFF_COURSE = 600
// Buildings stand inside a soi, in metres from its mouth.
const DEPTH = { plain: 100, deep: 150 }
// Of the way from a mouth to the known addresses inside, which in long sois are houses far from any train.
const SHARE = { plain: 0.5, deep: 0.75 }
const MOST_INWARD = { plain: 700, deep: 1000 }

/** How far inside its soi an address is likely to be: `deep` with a house number, or in a soi of the soi. */
export type Depth = keyof typeof DEPTH

/**
 * Where a numbered soi of a road is: between its mouth and the addresses known inside it, or a little way
 * in from what is known. Of a soi that is a road as well (`street`), its middle is known. `49/11` falls back
 * to `49`. Null when the soi is not known.
 */
export function soiPoint(
  road: AtlasRoad,
  soi: string,
  depth: Depth,
  street?: AtlasRoad,
): Point | null {
  const rows = road.sois.filter((row) => row.soi === soi)
  if (rows.length === 0) {
    const [parent = ''] = soi.split('/')
    return parent === soi ? null : soiPoint(road, parent, 'deep')
  }
  const number = Number.parseInt(soi, 10)
  const mouth =
    rows.find(({ pointKind }) => pointKind === 'mouth') ??
    rows.find(({ pointKind }) => pointKind === 'near') ??
    rows.find(({ pointKind }) => pointKind === 'mouth_interpolated')
  const interior = street ?? rows.find(({ pointKind }) => pointKind === 'interior')
  if (!interior) return mouth ? inside(road, number, mouth, depth) : null
  const entrance = mouth ?? enclosed(road, mouthsOnSideOf(road, number), number)
  if (!entrance) return at(interior)
  const length = distanceBetween(entrance, interior)
  const inward = Math.min(SHARE[depth] * length, MOST_INWARD[depth])
  return between(entrance, interior, length === 0 ? 0 : inward / length)
}

/**
 * About where an unknown soi is: between the nearest known numbers of its side (odd and even face each
 * other); before the first, between it and the road's beginning; beyond the last, as far along the road
 * as numbers grow. Null where none of its side is known.
 */
export function guessedSoiPoint(road: AtlasRoad, soi: string, depth: Depth): Point | null {
  const number = Number.parseInt(soi, 10)
  const mouth = guessedMouth(road, number)
  return mouth && inside(road, number, mouth, depth)
}

function guessedMouth(road: AtlasRoad, number: number): Point | null {
  const known = onSideOf(road, number)
  const inBetween =
    enclosed(road, mouthsOnSideOf(road, number), number) ?? enclosed(road, known, number)
  const last = known.findLast((one) => one.number < number) ?? known[0]
  if (inBetween || !last) return inBetween
  if (Math.abs(number - last.number) > FAR_BEYOND) return null
  const from = alongCourse(road.course, last.row)
  const growth = growthOf(road)
  // Below the first known number the road's beginning is the other neighbour: there they are counted from.
  const begin = growth > 0 ? 0 : lengthOf(road.course)
  return (
    from &&
    pointAlong(
      road.course,
      number < last.number
        ? begin + (number / last.number) * (from.metres - begin)
        : from.metres + (number - last.number) * growth,
    )
  )
}

type Known = { row: Point; number: number; isMouth: boolean }

/** The known sois of a number's side of the road, in order; a street's are counted from its own mouth. */
function onSideOf(road: AtlasRoad, number: number): Known[] {
  const sois = road.sois
    .map((row) => ({
      row,
      number: Number.parseInt(row.soi, 10),
      isMouth: row.pointKind !== 'interior',
    }))
    .filter((known) => (known.number - number) % 2 === 0)
    .sort((a, b) => a.number - b.number)
  const mouth = road.twin?.mouth
  return mouth && sois.length > 0 ? [{ row: mouth, number: 0, isMouth: true }, ...sois] : sois
}

function mouthsOnSideOf(road: AtlasRoad, number: number): Known[] {
  return onSideOf(road, number).filter(({ isMouth }) => isMouth)
}

/** Where a number stands along the road between the nearest lower and higher ones; null without either. */
function enclosed({ course }: AtlasRoad, known: readonly Known[], number: number): Point | null {
  const below = known.findLast((one) => one.number <= number)
  const above = known.find((one) => one.number >= number)
  if (!below || !above) return null
  const span = above.number - below.number
  const share = span === 0 ? 0 : (number - below.number) / span
  const [from, to] = [alongCourse(course, below.row), alongCourse(course, above.row)]
  const isBeside = [
    [from, below],
    [to, above],
  ] as const
  const areBeside = isBeside.every(
    ([along, { row }]) => along && distanceBetween(along.point, row) <= OFF_COURSE,
  )
  if (!from || !to || !areBeside || span === 0) return between(below.row, above.row, share)
  return pointAlong(course, from.metres + share * (to.metres - from.metres))
}

const growths = new WeakMap<readonly AtlasSoi[], { course: readonly Point[]; growth: number }>()

/** Metres along the course from one number to the next; negative where they grow towards its beginning. */
function growthOf(road: AtlasRoad): number {
  const known = growths.get(road.sois)
  if (known?.course === road.course) return known.growth
  const growth = measureGrowth(road)
  growths.set(road.sois, { course: road.course, growth })
  return growth
}

function measureGrowth(road: AtlasRoad): number {
  const mouths = road.sois.filter(({ pointKind }) => pointKind !== 'interior')
  const known = (mouths.length > 1 ? mouths : road.sois).flatMap((row) => {
    const along = alongCourse(road.course, row)
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
