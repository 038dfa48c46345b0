import type { Db } from '../db/connect.ts'
import { distanceBetween, metresNorth, type Point } from '../shared/distance.ts'
import { type Atlas, type AtlasDistrict, type AtlasSubdistrict, currentAtlas } from './atlas.ts'
import { type Flat, nearestShare, onPlane } from './plane.ts'

/** The district a point lies in, and the subdistrict whose middle is nearest within it. */
export type Area = { district: AtlasDistrict; subdistrict: AtlasSubdistrict }

/**
 * The district of a point: by its outline where it is one of Bangkok's 50, else that of the nearest
 * subdistrict. Null far from all of them.
 */
export async function districtOf(
  db: Db,
  point: Point,
): Promise<{ id: number; name: string; nameTh: string } | null> {
  const area = areaOf(await currentAtlas(db), point)
  if (!area) return null
  const { id, name, nameTh } = area.district
  return { id, name, nameTh }
}

// The middles of neighbouring subdistricts are at most some 12 km apart.
const REACH = 15_000

/** The same with the subdistrict, on an atlas at hand. */
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

/** The place nearest to a point, the first of equals. */
export function nearest<P extends Point>(places: readonly P[], to: Point): P | undefined {
  let best: P | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    // Most are farther by their latitude alone, which is cheap to tell.
    if (metresNorth(place, to) > least) continue
    const metres = distanceBetween(place, to)
    if (metres < least) [best, least] = [place, metres]
  }
  return best
}

/**
 * Metres from a point to a district: 0 inside it, else to its outline; outside Bangkok to the nearest
 * middle of its subdistricts.
 */
export function distanceToDistrict(atlas: Atlas, point: Point, district: AtlasDistrict): number {
  const { outline } = district
  if (isInDistrict(atlas, point, district)) return 0
  if (outline.length > 0) return distanceToOutline(point, outline)
  const middles = atlas.subdistricts.filter(({ districtId }) => districtId === district.id)
  const middle = nearest(middles, point)
  return middle ? distanceBetween(middle, point) : Number.POSITIVE_INFINITY
}

/** Whether a point lies in a district: by its outline, outside Bangkok by the nearest subdistrict. */
export function isInDistrict(atlas: Atlas, point: Point, district: AtlasDistrict): boolean {
  const { outline } = district
  return outline.length > 0 ? isInside(point, outline) : areaOf(atlas, point)?.district === district
}

/** Whether a ray from the point crosses the outline an odd number of times. */
export function isInside({ latitude, longitude }: Point, outline: readonly Point[]): boolean {
  let inside = false
  let before = outline.at(-1)
  for (const corner of outline) {
    if (before && corner.latitude > latitude !== before.latitude > latitude) {
      const share = (latitude - corner.latitude) / (before.latitude - corner.latitude)
      const crossing = corner.longitude + share * (before.longitude - corner.longitude)
      if (longitude < crossing) inside = !inside
    }
    before = corner
  }
  return inside
}

/** Metres from a point to the nearest edge of an outline, on a plane laid at the point. */
function distanceToOutline(point: Point, outline: readonly Point[]): number {
  const corners = outline.map((corner) => onPlane(corner, point))
  const edges = corners.map((corner, i) => distanceToEdge(corners.at(i - 1) ?? corner, corner))
  return Math.min(...edges)
}

/** From the plane's origin to the edge between two corners. */
function distanceToEdge(a: Flat, b: Flat): number {
  const share = nearestShare(a, b)
  return Math.round(Math.hypot(a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)))
}
