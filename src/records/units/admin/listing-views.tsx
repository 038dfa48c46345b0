import { useQueries, useQuery } from '@tanstack/react-query'
import { callList } from '../../../admin/calls/call.ts'
import type { ListView } from '../../../admin/record-list/list-views.tsx'
import { savedFiltersQuery } from '../../../admin/record-list/saved-filters-query.ts'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { adminPath } from '../../../shared/paths.ts'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { unitSearchQuery } from '../rules/query.ts'
import { parseUnitSearch } from '../rules/search.ts'
import { freshnessViews, listingParameters } from './listings-loader.ts'

/** The views of Listings: every unit, what is to be confirmed, and the saved filters, each with its number. */
export function useListingViews(list: ListState): ListView[] {
  const saved = useQuery(savedFiltersQuery('listings')).data ?? []
  // The numbers come after the list, which people open the tab for.
  const isHydrated = useHydrated()
  const stale = useQueries({
    queries: freshnessViews.map(({ days }) => ({
      queryKey: ['units', 'stale count', days],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callList('get /api/units/stale', { query: { days: days ?? 1, limit: 1 }, signal }),
      enabled: isHydrated && days !== null,
    })),
  })
  const counts = useQueries({
    queries: saved.map(({ query }) => {
      const { sort, ...filters } = parseUnitSearch(Object.fromEntries(new URLSearchParams(query)))
      return {
        queryKey: ['units', 'count', unitSearchQuery(filters)],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          callList('get /api/units/search', { query: { ...filters, limit: 1 }, signal }),
        enabled: isHydrated,
      }
    }),
  })
  const query = list.query(listingParameters)
  const current = saved.find((one) => one.query === query)?.id
  const isFresh = list.get('stale') === ''
  return [
    ...freshnessViews.map(({ days, label }, i) => ({
      label,
      to: days === null ? adminPath('listings') : list.address({ stale: days, page: null }),
      isOpen: days === null ? isFresh && !current : list.get('stale') === String(days),
      count: stale[i]?.data?.total ?? null,
    })),
    ...saved.map(({ id, name, query }, i) => ({
      label: name,
      to: `${adminPath('listings')}?${query}`,
      isOpen: isFresh && id === current,
      count: counts[i]?.data?.total ?? null,
    })),
  ]
}
