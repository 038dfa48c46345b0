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

/** The address of a page of a search's results. */
export function pageAddress(search: UnitSearch, page: number): string {
  const query = unitSearchQuery(search)
  return searchPath([query, page > 1 ? `page=${page}` : ''].filter(Boolean).join('&'))
}
