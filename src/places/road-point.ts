import { distanceBetween, type Point } from '../shared/distance.ts'
import type { Atlas, AtlasDistrict, AtlasRoad, AtlasSubdistrict } from './atlas.ts'
import { distanceToDistrict, nearest } from './district-of.ts'

// A road that comes no nearer than this to a district does not pass it, in metres.
const BORDER = 500
// Nor a subdistrict whose middle is farther from it.
const REACH = 2500
// An unknown soi is looked for this far from the road's middle in the subdistrict.
const STRETCH = 1500

type Area = { district: AtlasDistrict; subdistrict: AtlasSubdistrict | null }

/**
 * Where on a road an address is that names an area: the road's middle there or, of an unknown soi, where
 * it must be by its number, as far as the area allows. Null when the road does not pass the area.
 */
export function roadPointIn(
  atlas: Atlas,
  road: AtlasRoad,
  { district, subdistrict }: Area,
  guess: Point | null,
): Point | null {
  const inSubdistrict = subdistrict && middleInSubdistrict(road, subdistrict)
  if (inSubdistrict) {
    const reached = (point: Point) => distanceBetween(point, inSubdistrict) <= STRETCH
    if (!guess) return inSubdistrict
    return reached(guess)
      ? guess
      : (nearest(roadPoints(road).filter(reached), guess) ?? inSubdistrict)
  }
  const away = (point: Point) => distanceToDistrict(atlas, point, district)
  if (guess && away(guess) <= BORDER) return guess
  const middle = middleInDistrict(atlas, road, district)
  if (!guess || !middle) return middle
  return (
    nearest(
      roadPoints(road).filter((point) => away(point) === 0),
      guess,
    ) ?? middle
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
  const known = middles.get(road) ?? new Map<AtlasDistrict, Point | null>()
  middles.set(road, known)
  const middle = known.get(district)
  if (middle !== undefined) return middle
  const found = findMiddle(atlas, road, district)
  known.set(district, found)
  return found
}

// Worked out once: a road of an atlas stays as it is, and thousands of addresses name the same.
const middles = new WeakMap<AtlasRoad, Map<AtlasDistrict, Point | null>>()

function findMiddle(atlas: Atlas, road: AtlasRoad, district: AtlasDistrict): Point | null {
  const within = new Set(
    atlas.subdistricts.filter(({ districtId }) => districtId === district.id).map(({ id }) => id),
  )
  const stretches = road.stretches.filter(({ subdistrictId }) => within.has(subdistrictId))
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
