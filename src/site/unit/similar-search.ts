import type { UnitDocument } from '../../units/rules.ts'
import type { UnitSearch } from '../../units/search-rules.ts'

/** How far the price of a similar home may be from this one's, and to which step bounds are rounded. */
const NEAR_PRICE = 0.2
const STEPS = { rent: 5_000, sale: 500_000 }
const MOST_ROOMS = 6
const OFFERED_TYPES = ['condo', 'apartment']

/**
 * What to look for to find homes like this one: by the same station, with as many bedrooms, of its type,
 * for a price up to a fifth lower or higher. A home for rent and sale is looked for by its price.
 */
export function similarSearch(unit: UnitDocument): UnitSearch {
  const { project, bedrooms, price, rentAmount } = unit
  const listingType = unit.listingType === 'rent' ? 'rent' : 'sale'
  const figure = listingType === 'rent' ? rentAmount : price
  const [station] = project.nearbyStations
  const propertyType = unit.propertyType ?? project.propertyType
  const step = STEPS[listingType]
  return {
    listingType,
    ...(figure !== null && {
      priceMin: Math.floor((figure * (1 - NEAR_PRICE)) / step) * step,
      priceMax: Math.ceil((figure * (1 + NEAR_PRICE)) / step) * step,
    }),
    ...(bedrooms <= MOST_ROOMS && { selectedBedrooms: [bedrooms] }),
    ...(propertyType && OFFERED_TYPES.includes(propertyType) && { propertyType }),
    ...(station && { stationId: station.id }),
  }
}
