import { distanceBetween, type Point } from '../../../shared/distance.ts'
import type { AtlasRoad, AtlasSoi } from '../../places/atlas.ts'
import { pointBetween } from '../../places/plane.ts'
import { alongCourse, lengthOf, offsetFromCourse, pointAlong } from './course.ts'

// Soi numbers grow by about one per this many metres of road.
const METRES_PER_NUMBER = 80
// The growth measured from a road's sois is used only between these limits.
const MIN_METRES = 20
const MAX_METRES = 250
// A number this far beyond the last known one is not a soi.
const FAR_BEYOND = 40
// In metres: sois farther than this from the known course are assumed to continue in a straight
// line.
const OFF_COURSE = 600
// In metres from the mouth: buildings are inside a soi.
const DEPTH = { plain: 100, deep: 150 }
// The share of the way from the mouth to the known addresses inside, which in long sois are houses
// far from any station.
const SHARE = { plain: 0.5, deep: 0.75 }
const MAX_INWARD = { plain: 700, deep: 1000 }

/**
 * How far inside its soi an address is likely to be: `deep` with a house number, or in a sub-soi.
 */
export type Depth = keyof typeof DEPTH

/**
 * Where a numbered soi of a road is: between its mouth and the known addresses inside it, or a
 * little way in from whatever is known. If the soi is also a road (`street`), its middle is used.
 * `49/11` falls back to `49`. Null when the soi is unknown.
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
  const inward = Math.min(SHARE[depth] * length, MAX_INWARD[depth])
  return pointBetween(entrance, interior, length === 0 ? 0 : inward / length)
}

/**
 * An estimate for an unknown soi: between the nearest known numbers of its side (odd and even are
 * on opposite sides); before the first, between it and the road's start; beyond the last, as far
 * along the road as numbers grow. Null where no soi of its side is known.
 */
export function guessedSoiPoint(road: AtlasRoad, soi: string, depth: Depth): Point | null {
  const number = Number.parseInt(soi, 10)
  const mouth = guessedMouth(road, number)
  return mouth && inside(road, number, mouth, depth)
}

function guessedMouth(road: AtlasRoad, number: number): Point | null {
  const sameSide = onSideOf(road, number)
  const inBetween =
    enclosed(road, mouthsOnSideOf(road, number), number) ?? enclosed(road, sameSide, number)
  const last = sameSide.findLast((soi) => soi.number < number) ?? sameSide[0]
  if (inBetween || !last) return inBetween
  if (Math.abs(number - last.number) > FAR_BEYOND) return null
  const from = alongCourse(road.course, last.row)
  const growth = growthOf(road)
  // Below the first known number, the other neighbour is the road's start, where counting begins.
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

/**
 * The known sois of a number's side of the road, in order; those of a street are counted from its
 * own mouth.
 */
function onSideOf(road: AtlasRoad, number: number): Known[] {
  const sois = road.sois
    .map((row) => ({
      row,
      number: Number.parseInt(row.soi, 10),
      isMouth: row.pointKind !== 'interior',
    }))
    .filter((soi) => (soi.number - number) % 2 === 0)
    .sort((a, b) => a.number - b.number)
  const mouth = road.twin?.mouth
  return mouth && sois.length > 0 ? [{ row: mouth, number: 0, isMouth: true }, ...sois] : sois
}

function mouthsOnSideOf(road: AtlasRoad, number: number): Known[] {
  return onSideOf(road, number).filter(({ isMouth }) => isMouth)
}

/**
 * The point of a number between its nearest lower and higher neighbours; null if either is missing.
 */
function enclosed({ course }: AtlasRoad, sois: readonly Known[], number: number): Point | null {
  const below = sois.findLast((soi) => soi.number <= number)
  const above = sois.find((soi) => soi.number >= number)
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
  if (!from || !to || !areBeside || span === 0) return pointBetween(below.row, above.row, share)
  return pointAlong(course, from.metres + share * (to.metres - from.metres))
}

const growths = new WeakMap<readonly AtlasSoi[], { course: readonly Point[]; growth: number }>()

/**
 * Metres along the course from one number to the next; negative where numbers grow towards its
 * start.
 */
function growthOf(road: AtlasRoad): number {
  const cached = growths.get(road.sois)
  if (cached?.course === road.course) return cached.growth
  const growth = measureGrowth(road)
  growths.set(road.sois, { course: road.course, growth })
  return growth
}

function measureGrowth(road: AtlasRoad): number {
  const mouths = road.sois.filter(({ pointKind }) => pointKind !== 'interior')
  const positions = (mouths.length > 1 ? mouths : road.sois).flatMap((row) => {
    const along = alongCourse(road.course, row)
    return along ? [{ x: Number.parseInt(row.soi, 10), y: along.metres }] : []
  })
  const x = mean(positions.map((position) => position.x))
  const y = mean(positions.map((position) => position.y))
  const spread = positions.reduce((sum, position) => sum + (position.x - x) ** 2, 0)
  if (spread === 0) return METRES_PER_NUMBER
  const slope =
    positions.reduce((sum, position) => sum + (position.x - x) * (position.y - y), 0) / spread
  const size = Math.abs(slope)
  return Math.sign(slope) * Math.min(MAX_METRES, Math.max(MIN_METRES, size))
}

/**
 * A point inside a soi, from its mouth: odd sois leave to the left and even ones to the right, in
 * the direction of growing numbers.
 */
function inside(road: AtlasRoad, number: number, mouth: Point, depth: Depth): Point {
  if (road.course.length < 2) return at(mouth)
  const side = number % 2 === 1 ? 1 : -1
  return offsetFromCourse(road.course, mouth, side * Math.sign(growthOf(road)) * DEPTH[depth])
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
}

function at({ latitude, longitude }: Point): Point {
  return { latitude, longitude }
}
