import { parseUnitSearch, type UnitSearch } from './search.ts'

/** Filters of which one takes the place of the others. */
const RIVALS: readonly (readonly (keyof UnitSearch)[])[] = [
  ['bedrooms', 'selectedBedrooms'],
  ['listingType', 'priceMin', 'priceMax'],
  ['floorSizeMin', 'floorSizeMax'],
]

/** A search with the filters of a typed sentence, given as its query string, instead of its own of their kind. */
export function withSentence(search: UnitSearch, query: string): UnitSearch {
  const said = pickedSearch(query)
  const others = { ...search }
  for (const rivals of RIVALS) {
    if (rivals.some((name) => said[name] !== undefined))
      for (const name of rivals) delete others[name]
  }
  return parseUnitSearch({ ...others, ...said })
}

/** The search of a picked place or of what a contact looks for, from its query string. */
export function pickedSearch(query: string): UnitSearch {
  return parseUnitSearch(Object.fromEntries(new URLSearchParams(query)))
}
