import { unitSearchQuery } from '../../records/units/rules/query.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import { callApiList } from '../../shared/api-client.ts'

/** The path of the API for one page of a search's results. */
export function searchCall(search: UnitSearch, limit: number, offset: number): string {
  const query = unitSearchQuery(search)
  return `/api/units/search?${query && `${query}&`}limit=${limit}&offset=${offset}`
}

/** The number of homes that a search finds. */
export async function countMatches(search: UnitSearch): Promise<number> {
  return (await callApiList(searchCall(search, 1, 0))).total
}
