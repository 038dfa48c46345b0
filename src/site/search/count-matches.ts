import { callApiList } from '../../shared/api-client.ts'
import { unitSearchQuery } from '../../units/query-rules.ts'
import type { UnitSearch } from '../../units/search-rules.ts'

/** The call that answers one page of what a search finds. */
export function searchCall(search: UnitSearch, limit: number, offset: number): string {
  const query = unitSearchQuery(search)
  return `/api/units/search?${query && `${query}&`}limit=${limit}&offset=${offset}`
}

/** How many homes a search finds. */
export async function countMatches(search: UnitSearch): Promise<number> {
  return (await callApiList(searchCall(search, 1, 0))).total
}
