import { distanceBetween, metresNorth, type Point } from '../../shared/distance.ts'
import type { Atlas, AtlasDistrict, AtlasSubdistrict } from './atlas.ts'
import { type Flat, nearestShare, toPlane } from './plane.ts'

/** The district of a point, and the subdistrict in it whose centre is nearest. */
export type Area = { district: AtlasDistrict; subdistrict: AtlasSubdistrict }

// In metres. Centres of neighbouring subdistricts are at most some 12 km apart.
export const REACH = 15_000

/**
 * Where a point is: in a district by its outline for Bangkok's 50 districts, else in that of the
 * nearest subdistrict. Null far from all of them.
 */
export function areaOf(atlas: Atlas, point: Point): Area | null {
  const outlined = atlas.districts.find(({ outline }) => isInside(point, outline))
  const pool = outlined
    ? atlas.subdistricts.filter(({ districtId }) => districtId === outlined.id)
    : atlas.subdistricts
  const subdistrict = nearest(pool, point)
  if (!subdistrict) return null
  if (!outlined && distanceBetween(subdistrict, point) > REACH) return null
  const district = atlas.districts.find(({ id }) => id === subdistrict.districtId)
  return district ? { district, subdistrict } : null
}

/** The place nearest to a point; the first one on a tie. */
export function nearest<P extends Point>(places: readonly P[], to: Point): P | undefined {
  let nearestPlace: P | undefined
  let leastDistance = Number.POSITIVE_INFINITY
  for (const place of places) {
    // Most places are already too far by latitude, which is cheap to compare.
    if (metresNorth(place, to) > leastDistance) continue
    const metres = distanceBetween(place, to)
    if (metres < leastDistance) [nearestPlace, leastDistance] = [place, metres]
  }
  return nearestPlace
}

/**
 * Metres from a point to a district: 0 inside it, else to its outline; outside Bangkok to the
 * nearest centre of its subdistricts.
 */
export function distanceToDistrict(atlas: Atlas, point: Point, district: AtlasDistrict): number {
  const { outline } = district
  if (isInDistrict(atlas, point, district)) return 0
  if (outline.length > 0) return distanceToOutline(point, outline)
  const middles = atlas.subdistricts.filter(({ districtId }) => districtId === district.id)
  const centre = nearest(middles, point)
  return centre ? distanceBetween(centre, point) : Number.POSITIVE_INFINITY
}

/** Whether a point is in a district: by its outline, outside Bangkok by the nearest subdistrict. */
export function isInDistrict(atlas: Atlas, point: Point, district: AtlasDistrict): boolean {
  const { outline } = district
  return outline.length > 0 ? isInside(point, outline) : areaOf(atlas, point)?.district === district
}

/** Whether a ray from the point crosses the outline an odd number of times. */
export function isInside({ latitude, longitude }: Point, outline: readonly Point[]): boolean {
  let inside = false
  let previous = outline.at(-1)
  for (const corner of outline) {
    if (previous && corner.latitude > latitude !== previous.latitude > latitude) {
      const share = (latitude - corner.latitude) / (previous.latitude - corner.latitude)
      const crossing = corner.longitude + share * (previous.longitude - corner.longitude)
      if (longitude < crossing) inside = !inside
    }
    previous = corner
  }
  return inside
}

/** Metres from a point to the nearest edge of an outline, on a plane centred at the point. */
function distanceToOutline(point: Point, outline: readonly Point[]): number {
  const corners = outline.map((corner) => toPlane(corner, point))
  const edges = corners.map((corner, i) => distanceToEdge(corners.at(i - 1) ?? corner, corner))
  return Math.min(...edges)
}

/** The distance from the plane's origin to the edge between two corners. */
function distanceToEdge(a: Flat, b: Flat): number {
  const share = nearestShare(a, b)
  return Math.round(Math.hypot(a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)))
}
