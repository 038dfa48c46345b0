import { searchPath } from '../../shared/paths.ts'
import { unitSearchQuery } from '../../units/query-rules.ts'
import type { UnitSearch } from '../../units/search-rules.ts'

/** Units on a page of results. */
export const PAGE_SIZE = 24
const MAX_PAGE = 100_000

/** The page an address asks for: 1 unless it names a later one. */
export function readPage(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), MAX_PAGE)
}

/** How many pages so many units make. */
export function pageCount(total: number): number {
  return Math.ceil(total / PAGE_SIZE)
}

/** How results are shown: as cards, as a list beside a map, or on the map alone. */
export type SearchView = 'list' | 'both' | 'map'

/** The way to look at results that an address names: a list unless it names another. */
export function readView(text: string | null): SearchView {
  return text === 'both' || text === 'map' ? text : 'list'
}

/** The address of a page of a search's results, and of the way they are looked at. */
export function pageAddress(search: UnitSearch, page: number, view: SearchView = 'list'): string {
  const query = [
    unitSearchQuery(search),
    page > 1 && `page=${page}`,
    view !== 'list' && `view=${view}`,
  ]
  return searchPath(query.filter(Boolean).join('&'))
}
