import type { UnitSearch } from './search-rules.ts'

/** Which figure a search compares: the monthly rent when it is for rent, else the price. */
export function figureOf(search: UnitSearch): 'price' | 'rentAmount' {
  return search.listingType === 'rent' ? 'rentAmount' : 'price'
}

/** Whether a search sorts by what homes cost. */
export function isByFigure({ sort }: UnitSearch): boolean {
  return sort === 'price_asc' || sort === 'price_desc' || sort === 'sqm_price'
}

/**
 * Which figure a search sorts by: the one it asks for. Where it asks for none, neither by its listing
 * type nor by a bound, each home's own: the rent of one that is only for rent, else the price.
 */
export function sortFigureOf(search: UnitSearch): 'price' | 'rentAmount' | 'own' {
  const { listingType, priceMin, priceMax } = search
  const asksNone = !listingType && priceMin === undefined && priceMax === undefined
  return asksNone ? 'own' : figureOf(search)
}

/** Whether a search puts rents and prices into one order. */
export function mixesFigures(search: UnitSearch): boolean {
  return isByFigure(search) && sortFigureOf(search) === 'own'
}
