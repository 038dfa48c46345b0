import type { UnitSearch } from './search.ts'
import type { PublicUnit } from './unit.ts'

/** How much the price of a similar home may differ, and the steps that bounds are rounded to. */
const NEAR_PRICE = 0.2
const STEPS = { rent: 5_000, sale: 500_000 }
const MAX_ROOMS = 6
const OFFERED_TYPES = ['condo', 'apartment']

type Compared = Pick<
  PublicUnit,
  'project' | 'bedrooms' | 'price' | 'rentAmount' | 'listingType' | 'propertyType'
>

/**
 * A search for similar homes: same station, bedrooms and type, at a price within 20%. A home for rent
 * and sale is compared by its price.
 */
export function similarSearch(unit: Compared): UnitSearch {
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
    ...(bedrooms <= MAX_ROOMS && { selectedBedrooms: [bedrooms] }),
    ...(propertyType && OFFERED_TYPES.includes(propertyType) && { propertyType }),
    ...(station && { stationId: station.id }),
  }
}
