import { parseUnitSearch, type UnitSearch } from './search.ts'

/** The search of a picked place or of what a contact looks for, from its query string. */
export function pickedSearch(query: string): UnitSearch {
  return parseUnitSearch(Object.fromEntries(new URLSearchParams(query)))
}
