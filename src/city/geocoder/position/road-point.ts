import { distanceBetween, type Point } from '../../../shared/distance.ts'
import type {
  Atlas,
  AtlasDistrict,
  AtlasRoad,
  AtlasStretch,
  AtlasSubdistrict,
} from '../../places/atlas.ts'
import { distanceToDistrict, isInDistrict, nearest } from '../../places/district-of.ts'
import { pointBetween } from '../../places/plane.ts'
import type { Mention } from '../reading/read-address.ts'
import { alongCourse, lengthOf, pointAlong } from './course.ts'
import { housePoint } from './house-point.ts'

// In metres: a road that stays farther than this from a district does not pass it.
const BORDER = 500
// The same for a subdistrict, measured from its centre.
const REACH = 2500
// In metres: an unknown soi is placed within this distance of the road's middle in the subdistrict,
// and within a kilometre of the district.
const STRETCH = 1500

// The uncertainty of a road's middle in a subdistrict and in a district, in metres.
const SPREAD = { subdistrict: 1000, district: 2000 }
// In metres: a station this near to the road and to the road's middle attracts the middle.
const STATION = 800
const BESIDE = 300
const DRAWN = 1 / 3

type Area = { district: AtlasDistrict; subdistrict: AtlasSubdistrict | null }

/**
 * Where an address with a named area is on its road: at its kilometre or house number, else at the
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
  const atKilometre = kilometre === null ? null : kilometrePoint(road, kilometre)
  if (atKilometre && distanceToDistrict(atlas, atKilometre, district) <= STRETCH) return atKilometre
  const likely = towardsStation(atlas, road, middle)
  const spread = inSubdistrict ? SPREAD.subdistrict : SPREAD.district
  const stretch = { districtId: district.id, middle: likely, spread }
  return (house?.counts && housePoint(road, house.number, stretch)) || likely
}

/**
 * Where a kilometre of a road is. Kilometres and the course both start at the end nearer the old
 * city.
 */
export function kilometrePoint({ course }: AtlasRoad, kilometre: number): Point | null {
  return kilometre * 1000 <= lengthOf(course) ? pointAlong(course, kilometre * 1000) : null
}

/** Homes and offices are near stations, so the middle is moved towards a station on the road. */
function towardsStation({ stations }: Atlas, road: AtlasRoad, middle: Point): Point {
  const station = nearest(stations, middle)
  if (!station || distanceBetween(station, middle) > STATION) return middle
  const onRoad = alongCourse(road.course, station)?.point
  const isOnRoad = onRoad && distanceBetween(onRoad, station) <= BESIDE
  return isOnRoad ? pointBetween(middle, onRoad, DRAWN) : middle
}

/** An estimate for an unknown soi whose road is known, if the named area allows it. */
export function estimateIn(
  atlas: Atlas,
  road: AtlasRoad,
  { district, subdistrict }: Area,
  guess: Point,
): Point | null {
  const inSubdistrict = subdistrict && middleInSubdistrict(road, subdistrict)
  if (inSubdistrict) {
    const isInStretch = (point: Point) => distanceBetween(point, inSubdistrict) <= STRETCH
    if (isInStretch(guess)) return guess
    return nearest(roadPoints(road).filter(isInStretch), guess) ?? inSubdistrict
  }
  if (distanceToDistrict(atlas, guess, district) <= BORDER) return guess
  const within = roadPoints(road).filter((point) => isInDistrict(atlas, point, district))
  return nearest(within, guess) ?? middleInDistrict(atlas, road, district)
}

/** Whether a known stretch of the road is in an area. */
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

/** Every known point of a road. */
export function roadPoints({ course, sois, latitude, longitude }: AtlasRoad): Point[] {
  const mouths = sois.filter(({ pointKind }) => pointKind !== 'interior')
  return [{ latitude, longitude }, ...course, ...mouths].map(at)
}

/**
 * The middle of the road in a subdistrict, else its point nearest to it. Null when that is far
 * away.
 */
function middleInSubdistrict(road: AtlasRoad, subdistrict: AtlasSubdistrict): Point | null {
  const stretch = road.stretches.find(({ subdistrictId }) => subdistrictId === subdistrict.id)
  if (stretch) return at(stretch)
  const point = nearest(roadPoints(road), subdistrict)
  return point && distanceBetween(point, subdistrict) <= REACH ? point : null
}

/**
 * The middle of the road's stretches in a district, weighted by their known points, else its point
 * nearest to the district's centre. Null when it does not pass there.
 */
function middleInDistrict(atlas: Atlas, road: AtlasRoad, district: AtlasDistrict): Point | null {
  const cached = middles.get(road.course) ?? new Map<AtlasDistrict, Point | null>()
  middles.set(road.course, cached)
  const middle = cached.get(district)
  if (middle !== undefined) return middle
  const computed = findMiddle(atlas, road, district)
  cached.set(district, computed)
  return computed
}

// Cached, because roads of an atlas never change and thousands of addresses name the same ones.
const middles = new WeakMap<readonly Point[], Map<AtlasDistrict, Point | null>>()

function findMiddle(atlas: Atlas, road: AtlasRoad, district: AtlasDistrict): Point | null {
  const stretches = stretchesIn(road, { district, subdistrict: null })
  if (stretches.length > 0) return nearest(roadPoints(road), middleOf(stretches)) ?? null
  const onRoad = roadPoints(road).filter(
    (point) => distanceToDistrict(atlas, point, district) <= BORDER,
  )
  return nearest(onRoad, district) ?? null
}

function middleOf(stretches: readonly (Point & { points: number })[]): Point {
  let [weight, latitude, longitude] = [0, 0, 0]
  for (const stretch of stretches) {
    // A stretch without known points counts too.
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
