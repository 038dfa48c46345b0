/*
 * House numbers grow along a road, odd ones on one side and even ones on the other; on some roads
 * they restart in each district. The few known numbers give the approximate position of the others.
 */

import { distanceBetween, type Point } from '../../../shared/distance.ts'
import type { AtlasHouse, AtlasRoad } from '../../places/atlas.ts'
import { alongCourse, lengthOf, pointAlong } from './course.ts'

// In spreads: a number estimated farther than this from the middle belongs to another sequence.
// Addresses may use former area names, though, so between two known numbers this near (metres) to
// each other the larger distance is accepted.
const MAX_SPREADS = { likely: 1.5, surely: 3 }
const NEIGHBOURS = 300
// In metres: an estimate farther from the middle than this is rejected.
const MAX_DISTANCE = 3000

type Known = { number: number; metres: number }

/**
 * The part of a road where an address must be according to its other words: the middle of the road
 * in a district or subdistrict. `spread`: how uncertain that is, in metres; two known numbers this
 * far apart weigh as much as the middle.
 */
type Stretch = { districtId: number; middle: Point; spread: number }

/**
 * Where a house number is on a road: between the nearest known numbers of its side, moved towards
 * the middle of the stretch the farther these are apart; past the last known one, no nearer than
 * that one. Null where the numbers of that side are unknown or add nothing to the middle.
 */
export function housePoint(road: AtlasRoad, number: number, stretch: Stretch | null): Point | null {
  const numbers = knownNumbers(road, stretch?.districtId ?? null, number % 2)
  const below = numbers.findLast((house) => house.number <= number)
  const above = numbers.find((house) => house.number >= number)
  if (below && above) return betweenHouses(road, number, [below, above], stretch)
  return stretch && pastHouses(road, numbers, above ? 'first' : 'last', stretch)
}

function betweenHouses(
  { course }: AtlasRoad,
  number: number,
  [below, upper]: [Known, Known],
  stretch: Stretch | null,
): Point | null {
  const span = upper.number - below.number
  const gap = upper.metres - below.metres
  const estimate = below.metres + (span === 0 ? 0 : ((number - below.number) / span) * gap)
  if (!stretch) return pointAlong(course, estimate)
  const { middle, spread } = stretch
  const from = alongCourse(course, middle)?.metres ?? 0
  const point = pointAlong(course, from + (estimate - from) / (1 + (gap / spread) ** 2))
  if (!unlessAstray(pointAlong(course, estimate), stretch, MAX_SPREADS.surely)) return null
  // The start of a road does not count as a known neighbour: low numbers may restart in other
  // districts.
  const isSure = below.number > 0 && Math.abs(gap) <= NEIGHBOURS
  return unlessAstray(point, stretch, isSure ? MAX_SPREADS.surely : MAX_SPREADS.likely)
}

/**
 * The last known number of a side when the middle is before it and the address past it; likewise
 * the first.
 */
function pastHouses(
  { course }: AtlasRoad,
  numbers: readonly Known[],
  which: 'first' | 'last',
  stretch: Stretch,
): Point | null {
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (!first || !last || first === last) return null
  const bound = which === 'last' ? last : first
  const other = which === 'last' ? first : last
  const from = alongCourse(course, stretch.middle)?.metres ?? 0
  const isPast = (from - bound.metres) * (bound.metres - other.metres) >= 0
  return isPast ? null : unlessAstray(pointAlong(course, bound.metres), stretch, MAX_SPREADS.likely)
}

function unlessAstray(
  point: Point | null,
  { middle, spread }: Stretch,
  limit: number,
): Point | null {
  return point && distanceBetween(point, middle) <= Math.min(limit * spread, MAX_DISTANCE)
    ? point
    : null
}

const cache = new WeakMap<readonly AtlasHouse[], Map<string, Known[]>>()

/**
 * The known numbers of a side used in a district, in order, including the start if it is the
 * road's.
 */
function knownNumbers(road: AtlasRoad, districtId: number | null, side: number): Known[] {
  const rows = cache.get(road.houses) ?? new Map<string, Known[]>()
  cache.set(road.houses, rows)
  const key = `${districtId} ${side}`
  const numbers = rows.get(key) ?? findKnownNumbers(road, districtId, side)
  rows.set(key, numbers)
  return numbers
}

function findKnownNumbers(road: AtlasRoad, districtId: number | null, side: number): Known[] {
  const houses = road.houses.filter(
    (house) => house.number % 2 === side && (house.districtId ?? districtId) === districtId,
  )
  const numbers = houses
    .map((house) => ({
      number: house.number,
      metres: alongCourse(road.course, house)?.metres ?? 0,
    }))
    .sort((a, b) => a.number - b.number)
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (!first || !last || first === last || houses.some(({ districtId }) => districtId !== null)) {
    return numbers
  }
  return [{ number: 0, metres: first.metres < last.metres ? 0 : lengthOf(road.course) }, ...numbers]
}
