import { NEAR_CHOICES, withinReach } from '../../records/units/rules/near.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import type { ReachCount } from './results.ts'

/** The homes within each distance to choose from; none for a search without a point. */
export async function countReaches(
  search: UnitSearch,
  count: (search: UnitSearch) => Promise<number>,
): Promise<ReachCount[]> {
  if (search.near === undefined) return []
  return Promise.all(
    NEAR_CHOICES.map(async (metres) => ({
      metres,
      total: await count(withinReach(search, metres)),
    })),
  )
}
