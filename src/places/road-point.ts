import { distanceBetween, type Point } from '../shared/distance.ts'
import type { Atlas, AtlasDistrict, AtlasRoad, AtlasStretch, AtlasSubdistrict } from './atlas.ts'
import { alongCourse, lengthOf, pointAlong } from './course.ts'
import { distanceToDistrict, isInDistrict, nearest } from './district-of.ts'
import { housePoint } from './house-point.ts'
import { between } from './plane.ts'
import type { Mention } from './read-address.ts'

// A road that comes no nearer than this to a district does not pass it, in metres.
const BORDER = 500
// Nor a subdistrict whose middle is farther from it.
const REACH = 2500
// An unknown soi is looked for this far from the road's middle in the subdistrict, a kilometre from the district.
const STRETCH = 1500

// How rough the middle of a road is in a subdistrict and in a district, in metres.
const SPREAD = { subdistrict: 1000, district: 2000 }
// A station that near to a road's middle draws it, where it stands that near to the road, in metres.
const STATION = 800
const BESIDE = 300
const DRAWN = 1 / 3

type Area = { district: AtlasDistrict; subdistrict: AtlasSubdistrict | null }

/**
 * Where on a road an address is that names an area: where its kilometre or house number must be, else the
 * road's middle there. Null when the road does not pass the area.
 */
export function roadPointIn(
  atlas: Atlas,
  road: AtlasRoad,
  { district, subdistrict }: Area,
  { house, kilometre }: Pick<Mention, 'house' | 'kilometre'>,
): Point | null {
  const near = subdistrict && middleInSubdistrict(road, subdistrict)
  const inSubdistrict = near && passes(road, { district, subdistrict }) ? near : null
  const middle = inSubdistrict ?? middleInDistrict(atlas, road, district) ?? near
  if (!middle) return null
  const said = kilometre === null ? null : kilometrePoint(road, kilometre)
  if (said && distanceToDistrict(atlas, said, district) <= STRETCH) return said
  const likely = towardsStation(atlas, road, middle)
  const spread = inSubdistrict ? SPREAD.subdistrict : SPREAD.district
  const stretch = { districtId: district.id, middle: likely, spread }
  return (house?.counts && housePoint(road, house.number, stretch)) || likely
}

/** Where a kilometre of a road is: they are counted from its end nearer the old city, as its course is. */
export function kilometrePoint({ course }: AtlasRoad, kilometre: number): Point | null {
  return kilometre * 1000 <= lengthOf(course) ? pointAlong(course, kilometre * 1000) : null
}

/** Homes and offices stand where trains stop: a middle near a station on the road is drawn to it. */
function towardsStation({ stations }: Atlas, road: AtlasRoad, middle: Point): Point {
  const station = nearest(stations, middle)
  if (!station || distanceBetween(station, middle) > STATION) return middle
  const beside = alongCourse(road.course, station)?.point
  const isOnRoad = beside && distanceBetween(beside, station) <= BESIDE
  return isOnRoad ? between(middle, beside, DRAWN) : middle
}

/** Where a soi is of which only its road and about its place are known, as far as the named area allows. */
export function guessIn(
  atlas: Atlas,
  road: AtlasRoad,
  { district, subdistrict }: Area,
  guess: Point,
): Point | null {
  const inSubdistrict = subdistrict && middleInSubdistrict(road, subdistrict)
  if (inSubdistrict) {
    const reached = (point: Point) => distanceBetween(point, inSubdistrict) <= STRETCH
    if (reached(guess)) return guess
    return nearest(roadPoints(road).filter(reached), guess) ?? inSubdistrict
  }
  if (distanceToDistrict(atlas, guess, district) <= BORDER) return guess
  const within = roadPoints(road).filter((point) => isInDistrict(atlas, point, district))
  return nearest(within, guess) ?? middleInDistrict(atlas, road, district)
}

/** Whether a stretch of the road is known to lie in an area. */
export function passes(road: AtlasRoad, area: Area): boolean {
  return stretchesIn(road, area).length > 0
}

/** The road's stretches in an area: a subdistrict's id begins with its district's. */
function stretchesIn({ stretches }: AtlasRoad, { district, subdistrict }: Area): AtlasStretch[] {
  return stretches.filter(({ subdistrictId }) =>
    subdistrict
      ? subdistrictId === subdistrict.id
      : Math.floor(subdistrictId / 100) === district.id,
  )
}

/** Every point known of a road. */
export function roadPoints({ course, sois, latitude, longitude }: AtlasRoad): Point[] {
  const mouths = sois.filter(({ pointKind }) => pointKind !== 'interior')
  return [{ latitude, longitude }, ...course, ...mouths].map(at)
}

/** The middle of the road in a subdistrict, else where it comes nearest to it. Null when that is far away. */
function middleInSubdistrict(road: AtlasRoad, subdistrict: AtlasSubdistrict): Point | null {
  const stretch = road.stretches.find(({ subdistrictId }) => subdistrictId === subdistrict.id)
  if (stretch) return at(stretch)
  const point = nearest(roadPoints(road), subdistrict)
  return point && distanceBetween(point, subdistrict) <= REACH ? point : null
}

/**
 * The middle of the road's stretches in a district by how much is known of each, else where the road
 * comes nearest to the district's middle. Null when it does not pass there.
 */
function middleInDistrict(atlas: Atlas, road: AtlasRoad, district: AtlasDistrict): Point | null {
  const known = middles.get(road.course) ?? new Map<AtlasDistrict, Point | null>()
  middles.set(road.course, known)
  const middle = known.get(district)
  if (middle !== undefined) return middle
  const found = findMiddle(atlas, road, district)
  known.set(district, found)
  return found
}

// Worked out once: a road of an atlas stays as it is, and thousands of addresses name the same.
const middles = new WeakMap<readonly Point[], Map<AtlasDistrict, Point | null>>()

function findMiddle(atlas: Atlas, road: AtlasRoad, district: AtlasDistrict): Point | null {
  const stretches = stretchesIn(road, { district, subdistrict: null })
  if (stretches.length > 0) return nearest(roadPoints(road), middleOf(stretches)) ?? null
  const beside = roadPoints(road).filter(
    (point) => distanceToDistrict(atlas, point, district) <= BORDER,
  )
  return nearest(beside, district) ?? null
}

function middleOf(stretches: readonly (Point & { points: number })[]): Point {
  let [weight, latitude, longitude] = [0, 0, 0]
  for (const stretch of stretches) {
    // A stretch of which no point is known counts too.
    const share = stretch.points + 0.5
    weight += share
    latitude += share * stretch.latitude
    longitude += share * stretch.longitude
  }
  return { latitude: latitude / weight, longitude: longitude / weight }
}

function at({ latitude, longitude }: Point): Point {
  return { latitude, longitude }
}
