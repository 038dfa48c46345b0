import type { UnitSearch } from './search.ts'

/** A search as a query string without `?`. Equal searches give equal strings; it parses back. */
export function unitSearchQuery(search: UnitSearch): string {
  return Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => {
      const values: unknown[] = Array.isArray(value) ? value : [value]
      return `${key}=${values.map((item) => encodeURIComponent(String(item))).join(',')}`
    })
    .join('&')
}
