import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { readId } from '../../../admin/calls/read-id.ts'
import { type ListAddress, readListAddress } from '../../../admin/record-list/list-address.ts'
import { savedFiltersQuery } from '../../../admin/record-list/saved-filters-query.ts'
import { totalsQuery } from '../../../admin/totals-query.ts'
import { colleaguesQuery, leaversQuery } from '../../../team/staff/admin/colleague-calls.ts'
import { parseUnitSearch, type UnitSearch, unitFilters } from '../rules/search.ts'
import { choiceQueries } from './search-choices.ts'
import { staleUnitsQuery, unitQuery, unitsQuery } from './unit-calls.ts'

/** Prefetches the queries of the tab at an address: the list, and the unit opened over it. */
export async function loader({ url, params, context }: LoaderFunctionArgs): Promise<void> {
  const prefetch = context.get(prefetchContext)
  const list = readListAddress(url.searchParams)
  const stale = readStaleDays(list)
  const open = readId(list.get('edit') || list.get('unit') || params.id)
  const search = readListings(list)
  const { lines, parks, malls, project } = choiceQueries(search, false)
  await Promise.all([
    prefetch(unitsQuery(search, list.window)),
    prefetch(lines),
    parks.enabled && prefetch(parks),
    malls.enabled && prefetch(malls),
    project.enabled && prefetch(project),
    search.assignedToId !== undefined && prefetch(colleaguesQuery),
    search.assignedToId !== undefined && prefetch(leaversQuery),
    prefetch(totalsQuery),
    prefetch(savedFiltersQuery('listings')),
    stale !== null && prefetch(staleUnitsQuery(stale, list.window, readStaleOwner(list))),
    open !== null && prefetch(unitQuery(open)),
  ])
}

/** All parameters that saved filters store. */
export const listingParameters = Object.keys(unitFilters)

/** The unit search in the list's address. */
export function readListings({ get }: Pick<ListAddress, 'get'>): UnitSearch {
  return parseUnitSearch(Object.fromEntries(listingParameters.map((name) => [name, get(name)])))
}

/** The tab's views by freshness: days since a unit was confirmed, null for every unit. */
export const freshnessViews = [
  { days: null, label: 'All listings' },
  { days: 14, label: 'Unconfirmed for 14 days' },
  { days: 30, label: 'Unconfirmed for 30 days' },
]

/** The days of the freshness view in the address; null for the list of every unit. */
export function readStaleDays({ get }: Pick<ListAddress, 'get'>): number | null {
  return freshnessViews.find(({ days }) => days && String(days) === get('stale'))?.days ?? null
}

/** Whether the board of unconfirmed units is of the user's own only. */
export function readStaleOwner({ get }: Pick<ListAddress, 'get'>): 'me' | undefined {
  return get('assigned') === 'me' ? 'me' : undefined
}
