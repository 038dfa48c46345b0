import type { UnitSearch } from './search-rules.ts'

/** A search as a query string, without `?`: equal searches give equal texts, and it parses back. */
export function unitSearchQuery(search: UnitSearch): string {
  return Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => {
      const values: unknown[] = Array.isArray(value) ? value : [value]
      return `${key}=${values.map((one) => encodeURIComponent(String(one))).join(',')}`
    })
    .join('&')
}
