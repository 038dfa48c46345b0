/*
 * House numbers grow along a road, odd ones on one side and even ones on the other, and on some roads begin
 * anew in each district. The few that are known say about where the others are.
 */
import { distanceBetween, type Point } from '../shared/distance.ts'
import type { AtlasHouse, AtlasRoad } from './atlas.ts'
import { alongCourse, lengthOf, pointAlong } from './course.ts'

// A number that says it is this many spreads from the middle belongs to another row of numbers. Areas are named
// as they once were, though: two known numbers this near to each other, in metres, are believed further out.
const ASTRAY = { likely: 1.5, surely: 3 }
const NEIGHBOURS = 300
// No number is believed that says it is farther from the middle than this, in metres.
const FARTHEST = 3000

type Known = { number: number; metres: number }

/**
 * About where on its road an address is by the rest of it: the middle of the road in a district or subdistrict.
 * `spread`: two known numbers so many metres from each other say as much as this middle does.
 */
type Stretch = { districtId: number; middle: Point; spread: number }

/**
 * Where a house number is on a road: between the nearest known numbers of its side and, of a stretch, drawn to
 * its middle the farther these are from each other; past the last known one, no nearer than that. Null where
 * the numbers of that side are not known, or say nothing that the middle does not.
 */
export function housePoint(road: AtlasRoad, number: number, stretch: Stretch | null): Point | null {
  const known = countedIn(road, stretch?.districtId ?? null, number % 2)
  const below = known.findLast((one) => one.number <= number)
  const above = known.find((one) => one.number >= number)
  if (below && above) return betweenHouses(road, number, [below, above], stretch)
  return stretch && pastHouses(road, known, above ? 'first' : 'last', stretch)
}

function betweenHouses(
  { course }: AtlasRoad,
  number: number,
  [below, above]: [Known, Known],
  stretch: Stretch | null,
): Point | null {
  const span = above.number - below.number
  const gap = above.metres - below.metres
  const said = below.metres + (span === 0 ? 0 : ((number - below.number) / span) * gap)
  if (!stretch) return pointAlong(course, said)
  const { middle, spread } = stretch
  const from = alongCourse(course, middle)?.metres ?? 0
  const point = pointAlong(course, from + (said - from) / (1 + (gap / spread) ** 2))
  if (!unlessAstray(pointAlong(course, said), stretch, ASTRAY.surely)) return null
  // A road's beginning is no neighbour: its lowest numbers are given anew in other districts.
  const isSure = below.number > 0 && Math.abs(gap) <= NEIGHBOURS
  return unlessAstray(point, stretch, isSure ? ASTRAY.surely : ASTRAY.likely)
}

/** The last known number of a side, where the middle lies before it and an address past it; or so the first. */
function pastHouses(
  { course }: AtlasRoad,
  known: readonly Known[],
  which: 'first' | 'last',
  stretch: Stretch,
): Point | null {
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || first === last) return null
  const bound = which === 'last' ? last : first
  const other = which === 'last' ? first : last
  const from = alongCourse(course, stretch.middle)?.metres ?? 0
  const isPast = (from - bound.metres) * (bound.metres - other.metres) >= 0
  return isPast ? null : unlessAstray(pointAlong(course, bound.metres), stretch, ASTRAY.likely)
}

function unlessAstray(
  point: Point | null,
  { middle, spread }: Stretch,
  limit: number,
): Point | null {
  return point && distanceBetween(point, middle) <= Math.min(limit * spread, FARTHEST)
    ? point
    : null
}

const made = new WeakMap<readonly AtlasHouse[], Map<string, Known[]>>()

/** The known numbers of a side that count in a district, in order, with the beginning where it is the road's. */
function countedIn(road: AtlasRoad, districtId: number | null, side: number): Known[] {
  const rows = made.get(road.houses) ?? new Map<string, Known[]>()
  made.set(road.houses, rows)
  const key = `${districtId} ${side}`
  const known = rows.get(key) ?? findCounted(road, districtId, side)
  rows.set(key, known)
  return known
}

function findCounted(road: AtlasRoad, districtId: number | null, side: number): Known[] {
  const houses = road.houses.filter(
    (house) => house.number % 2 === side && (house.districtId ?? districtId) === districtId,
  )
  const known = houses
    .map((house) => ({
      number: house.number,
      metres: alongCourse(road.course, house)?.metres ?? 0,
    }))
    .sort((a, b) => a.number - b.number)
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || first === last || houses.some(({ districtId }) => districtId !== null)) {
    return known
  }
  return [{ number: 0, metres: first.metres < last.metres ? 0 : lengthOf(road.course) }, ...known]
}
