import { parseUnitSearch, type UnitSearch } from './search.ts'

/** The search for the homes of a picked place, from its query string. */
export function pickedSearch(query: string): UnitSearch {
  return parseUnitSearch(Object.fromEntries(new URLSearchParams(query)))
}
