import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callList } from '../../../admin/calls/call.ts'
import type { LineChoice } from '../../../city/places/site/line-choices.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { unitSearchQuery } from '../rules/query.ts'
import type { UnitSearch } from '../rules/search.ts'
import type { SearchNames } from '../rules/words/search-chips.ts'
import { matchesText } from '../site/power-search/format-matches.ts'
import { searchSuggestions } from '../site/search-suggestions.ts'

const count = async (search: UnitSearch, signal?: AbortSignal) => {
  const query = { ...search, limit: 1 }
  return (await callList('get /api/units/search', { query, ...(signal && { signal }) })).total
}

/** How many units match the chosen filters; if none do, which filter to drop. */
export function SearchMatches({
  search,
  namesOf,
  lines,
}: {
  search: UnitSearch
  namesOf: (search: UnitSearch) => SearchNames
  lines: readonly LineChoice[]
}) {
  const language = useLanguage()
  const { sort, ...filters } = search
  const total = useQuery({
    queryKey: ['units', 'count', unitSearchQuery(filters)],
    queryFn: ({ signal }) => count(filters, signal),
    placeholderData: keepPreviousData,
  })
  const suggestions = useQuery({
    queryKey: ['units', 'ways', unitSearchQuery(filters)],
    queryFn: () => searchSuggestions(filters, namesOf(filters), lines, count, language),
    enabled: total.data === 0 && !total.isPlaceholderData,
  })
  if (total.isError) return 'Couldn’t load the count.'
  if (total.data === undefined) return null
  return matchesText(total.data, suggestions.data?.[0], language)
}
