import { parseUnitSearch, type UnitSearch, unitFilters } from '../search-rules.ts'

/** What is searched before anything is asked: what is on the website. */
export const FIRST_SEARCH: UnitSearch = { active: true }

// In an address nothing about it stands for the first search.
const BOTH = 'all'

/** The search of an address. */
export function readSearch(get: (name: string) => string): UnitSearch {
  const asked = Object.keys(unitFilters).map((name) => [name, get(name)] as const)
  const search = parseUnitSearch(Object.fromEntries(asked))
  return get('active') === '' ? { ...search, ...FIRST_SEARCH } : search
}

/** Every parameter of a search; null takes one away. */
export function writeSearch(search: UnitSearch): Record<string, string | null> {
  const { active } = search
  const entries = Object.keys(unitFilters).map((name) => [name, written(search, name)])
  return {
    ...Object.fromEntries(entries),
    active: active === undefined ? BOTH : active ? null : 'false',
  }
}

function written(search: Readonly<Record<string, unknown>>, name: string): string | null {
  const given = search[name]
  if (given === undefined) return null
  return Array.isArray(given) ? given.join(',') : String(given)
}
