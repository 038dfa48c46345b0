import { queryOptions, useQuery } from '@tanstack/react-query'
import { callList } from '../../../admin/calls/call.ts'

/** Everybody whom units can be assigned to, by name. */
export const colleaguesQuery = queryOptions({
  queryKey: ['users', 'colleagues'],
  queryFn: ({ signal, meta }) =>
    callList('get /api/staff', { query: { limit: 1000 }, signal, meta }),
})

export function useColleagues(enabled = true): { id: number; name: string }[] {
  return useQuery({ ...colleaguesQuery, enabled }).data?.items ?? []
}
