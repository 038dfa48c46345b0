import { queryOptions } from '@tanstack/react-query'
import type { FilteredList } from '../../team/staff/rules/staff.ts'
import { call } from '../calls/call.ts'

/** The user's saved filters of a list, by name. */
export function savedFiltersQuery(list: FilteredList) {
  return queryOptions({
    queryKey: ['filters', list],
    queryFn: ({ signal, meta }) =>
      call('get /api/saved-filters', { query: { list }, signal, meta }),
  })
}
