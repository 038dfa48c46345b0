import { distanceBetween, type Point } from '../shared/distance.ts'
import type { Atlas, AtlasDistrict, AtlasRoad, AtlasSubdistrict } from './atlas.ts'
import { distanceToDistrict, nearest } from './district-of.ts'

// A road that comes no nearer than this to a district does not pass it, in metres.
const BORDER = 500
const SUBDISTRICT_REACH = 2500

/** Every point known of a road. */
export function roadPoints({ course, sois, latitude, longitude }: AtlasRoad): Point[] {
  const mouths = sois.filter(({ pointKind }) => pointKind !== 'interior')
  return [{ latitude, longitude }, ...course, ...mouths].map(at)
}

/**
 * Where an address on a road is that names a subdistrict: the middle of the road there, else where the
 * road comes nearest to it. Null when that is far away.
 */
export function roadPointInSubdistrict(
  road: AtlasRoad,
  subdistrict: AtlasSubdistrict,
): Point | null {
  const stretch = road.stretches.find(({ subdistrictId }) => subdistrictId === subdistrict.id)
  if (stretch) return at(stretch)
  const point = nearest(roadPoints(road), subdistrict)
  return point && distanceBetween(point, subdistrict) <= SUBDISTRICT_REACH ? point : null
}

/**
 * Where an address on a road is that names a district: the middle of the road's stretches there by how
 * much is known of each, else where the road comes nearest to it. Null when it does not pass there.
 */
export function roadPointInDistrict(
  atlas: Atlas,
  road: AtlasRoad,
  district: AtlasDistrict,
): Point | null {
  const within = new Set(
    atlas.subdistricts.filter(({ districtId }) => districtId === district.id).map(({ id }) => id),
  )
  const stretches = road.stretches.filter(({ subdistrictId }) => within.has(subdistrictId))
  const points = roadPoints(road)
  if (stretches.length > 0) return nearest(points, middleOf(stretches)) ?? null
  const beside = points.filter((point) => distanceToDistrict(atlas, point, district) <= BORDER)
  return nearest(beside, district) ?? null
}

function middleOf(stretches: readonly (Point & { points: number })[]): Point {
  let [weight, latitude, longitude] = [0, 0, 0]
  for (const stretch of stretches) {
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
