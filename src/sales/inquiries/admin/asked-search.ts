import type { UnitSearch } from '../../../records/units/rules/search.ts'
import { similarSearch } from '../../../records/units/rules/similar-search.ts'
import type { UnitRecord } from '../../../records/units/rules/unit.ts'

/**
 * A search for homes like one that somebody asked about, near it or in its project where no station is near. Of a home
 * for rent and sale it is not known which they want: neither is searched for.
 */
export function askedSearch(unit: UnitRecord): UnitSearch {
  const { listingType, priceMin, priceMax, ...rest } = similarSearch(unit)
  const place = rest.stationId === undefined ? { projectId: unit.projectId } : {}
  if (unit.listingType === 'rent_sell') return { ...rest, ...place }
  return { listingType, priceMin, priceMax, ...rest, ...place }
}
