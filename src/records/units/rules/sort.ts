import type { UnitSearch } from './search.ts'

/** Which figure a search compares: the monthly rent when it is for rent, else the price. */
export function figureOf(search: UnitSearch): 'price' | 'rentAmount' {
  return search.listingType === 'rent' ? 'rentAmount' : 'price'
}

/** Whether a search sorts by price or rent. */
export function sortsByPriceOrRent({ sort }: UnitSearch): boolean {
  return sort === 'price_asc' || sort === 'price_desc' || sort === 'sqm_price'
}

/**
 * The figure a search sorts by: the one it is for. Without a listing type or bound it is each unit's own:
 * the rent of a unit that is only for rent, else the price.
 */
export function sortFigureOf(search: UnitSearch): 'price' | 'rentAmount' | 'own' {
  const { listingType, priceMin, priceMax } = search
  const isUnspecific = !listingType && priceMin === undefined && priceMax === undefined
  return isUnspecific ? 'own' : figureOf(search)
}

/** Whether a search sorts rents and prices together. */
export function mixesPricesAndRents(search: UnitSearch): boolean {
  return sortsByPriceOrRent(search) && sortFigureOf(search) === 'own'
}
