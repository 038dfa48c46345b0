import { unitSearchQuery } from '../../records/units/rules/query.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import { searchPath } from '../../shared/paths.ts'

/** Units on a page of results. */
export const PAGE_SIZE = 24
const MAX_PAGE = 100_000

/** Parses the page number of a URL; 1 by default. */
export function readPage(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), MAX_PAGE)
}

/** The number of pages of `total` units. */
export function pageCount(total: number): number {
  return Math.ceil(total / PAGE_SIZE)
}

/** The view of results: as cards, as a list beside a map, or on the map alone. */
export type SearchView = 'list' | 'both' | 'map'

/** Parses the view of a URL; a list by default. */
export function readView(text: string | null): SearchView {
  return text === 'both' || text === 'map' ? text : 'list'
}

/** The URL of a page of results in a view. */
export function pageAddress(search: UnitSearch, page: number, view: SearchView = 'list'): string {
  const query = [
    unitSearchQuery(search),
    page > 1 && `page=${page}`,
    view !== 'list' && `view=${view}`,
  ]
  return searchPath(query.filter(Boolean).join('&'))
}
