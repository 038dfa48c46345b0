import { readPoint } from '../../../city/rail/rules/points.ts'
import { placeCount } from '../rules/minutes-query.ts'
import { sortOf } from '../rules/near.ts'
import type { UnitSearch } from '../rules/search.ts'
import { sortFigureOf } from '../rules/sort.ts'
import { type Bind, boundPoint, metresTo, slowest } from './journeys.ts'
import type { Reader } from './search.ts'

/**
 * The sort key and direction of a search. Units without the value come last; ties are broken by id, newest first.
 * For visitors the newest that are available come before the reserved ones.
 */
export function orderOf(
  s: UnitSearch,
  reader: Reader,
  bind: Bind,
): { key?: string; direction?: string } {
  const { figure, perSqm } = priceKeys[sortFigureOf(s)]
  switch (sortOf(s)) {
    case 'price_asc':
      return { key: figure, direction: 'asc' }
    case 'price_desc':
      return { key: figure, direction: 'desc nulls last' }
    case 'sqm_price':
      return { key: perSqm, direction: 'asc' }
    case 'size':
      return { key: 'u.size', direction: 'desc' }
    case 'name':
      return { key: 'p.name_key', direction: 'asc' }
    case 'name_desc':
      return { key: 'p.name_key', direction: 'desc' }
    case 'status':
      return { key: 'u.status', direction: 'asc' }
    case 'status_desc':
      return { key: 'u.status', direction: 'desc' }
    case 'size_asc':
      return { key: 'u.size', direction: 'asc' }
    case 'station':
      return { key: distanceOf(s), direction: 'asc' }
    case 'station_far':
      return { key: distanceOf(s), direction: 'desc nulls last' }
    case 'minutes':
      return { key: slowest(placeCount(s)), direction: 'asc' }
    case 'distance': {
      const key = distanceTo(s, bind)
      return key ? { key, direction: 'asc' } : {}
    }
    default:
      // Must match the expression of its index.
      return reader === 'visitor' ? { key: "(u.status <> 'available')", direction: 'asc' } : {}
  }
}

/** The sort keys of prices. They must match the expressions of the indexes exactly. */
const priceKeys = {
  price: { figure: 'u.price', perSqm: 'u.sqm_price' },
  rentAmount: { figure: 'u.rent_amount', perSqm: 'u.sqm_rent' },
  own: { figure: own('rent_amount', 'price'), perSqm: own('sqm_rent', 'sqm_price') },
}

function own(rent: string, price: string): string {
  return `(case when u.listing_type = 'rent' then u.${rent} else u.${price} end)`
}

/** Whether the sort key is a column of the project. */
export function sortsByProject(search: UnitSearch): boolean {
  const sort = sortOf(search)
  if (sort === 'station' || sort === 'station_far') return !search.stationId
  return sort === 'name' || sort === 'name_desc' || sort === 'distance'
}

/** The distance in metres to the point, road, district or subdistrict of a search; null if it has none. */
function distanceTo(
  { near, roadId, districtId, subdistrictId }: UnitSearch,
  bind: Bind,
): string | null {
  const point = near === undefined ? null : readPoint(near)
  if (point) return metresTo('p', boundPoint(point, bind))
  if (roadId !== undefined)
    return `(select w.walking_distance from project_roads w where w.project_id = p.id and w.road_id = ${bind(roadId)})`
  if (subdistrictId) return toMiddle('subdistricts', bind(subdistrictId))
  return districtId ? toMiddle('districts', bind(districtId)) : null
}

function toMiddle(table: string, ids: string): string {
  const metres = metresTo('p', 'd.latitude, d.longitude')
  return `(select min(${metres}) from ${table} d where d.id = any(${ids}))`
}

function distanceOf(s: UnitSearch): string {
  return s.stationId ? 's.walking_distance' : 'p.distance_to_station'
}
