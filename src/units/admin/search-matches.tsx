import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callList } from '../../admin/call.ts'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { unitSearchQuery } from '../query-rules.ts'
import type { UnitSearch } from '../search-rules.ts'
import { matchesText } from '../site/power-search/matches-text.ts'
import type { SearchNames } from '../site/search-chips.ts'
import { waysOut } from '../site/ways-out.ts'

const count = async (search: UnitSearch, signal?: AbortSignal) => {
  const query = { ...search, limit: 1 }
  return (await callList('get /api/units/search', { query, ...(signal && { signal }) })).total
}

/** How many homes match what is chosen so far; at none, what to drop. */
export function SearchMatches({
  search,
  namesOf,
  lines,
}: {
  search: UnitSearch
  namesOf: (search: UnitSearch) => SearchNames
  lines: readonly LineChoice[]
}) {
  const { sort, ...filters } = search
  const total = useQuery({
    queryKey: ['units', 'count', unitSearchQuery(filters)],
    queryFn: ({ signal }) => count(filters, signal),
    placeholderData: keepPreviousData,
  })
  const ways = useQuery({
    queryKey: ['units', 'ways', unitSearchQuery(filters)],
    queryFn: () => waysOut(filters, namesOf(filters), lines, count),
    enabled: total.data === 0 && !total.isPlaceholderData,
  })
  if (total.isError) return 'The count could not be read.'
  if (total.data === undefined) return null
  return matchesText(total.data, ways.data?.[0])
}
