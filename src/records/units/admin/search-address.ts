import { adminPath } from '../../../shared/paths.ts'
import { unitSearchQuery } from '../rules/query.ts'
import { parseUnitSearch, type UnitSearch, unitFilters } from '../rules/search.ts'

/** The initial search: the units on the website. */
export const INITIAL_SEARCH: UnitSearch = { active: true }

// Written when `active` is not set, since an address without it means the initial search.
const BOTH = 'all'

/** Reads a search from the parameters of an address. */
export function readSearch(get: (name: string) => string): UnitSearch {
  const entries = Object.keys(unitFilters).map((name) => [name, get(name)] as const)
  const search = parseUnitSearch(Object.fromEntries(entries))
  return get('active') === '' ? { ...search, ...INITIAL_SEARCH } : search
}

/** The same for the Search tab, where an address without `active` means the units on the website. */
export function writeSearch(search: UnitSearch): Record<string, string | null> {
  const { active } = search
  return {
    ...searchParameters(search),
    active: active === undefined ? BOTH : active ? null : 'false',
  }
}

/** Every parameter of a search for an address; null removes a parameter. */
export function searchParameters(search: UnitSearch): Record<string, string | null> {
  return Object.fromEntries(
    Object.keys(unitFilters).map((name) => [name, parameterText(search, name)]),
  )
}

function parameterText(search: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = search[name]
  if (value === undefined) return null
  return Array.isArray(value) ? value.join(',') : String(value)
}

/** The address of the Search tab's map around a unit. */
export function mapAddress({
  projectId,
  showOnWebsite,
}: {
  projectId: number
  showOnWebsite: boolean
}): string {
  const active = showOnWebsite ? '' : `&active=${BOTH}`
  return `${adminPath('search')}?${unitSearchQuery({ projectId })}${active}&view=map`
}
