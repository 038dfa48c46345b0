import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, callList } from '../../../admin/calls/call.ts'

/** Everybody whom units can be assigned to, by name. */
export const colleaguesQuery = queryOptions({
  queryKey: ['users', 'colleagues'],
  queryFn: ({ signal, meta }) =>
    callList('get /api/staff', { query: { limit: 1000 }, signal, meta }),
})

/** Those who left and still have something open, by name. */
export const leaversQuery = queryOptions({
  queryKey: ['users', 'leavers'],
  queryFn: ({ signal, meta }) => call('get /api/staff/leavers', { signal, meta }),
})

/** The choices of a filter by colleague: everybody work can be assigned to, and who left it behind. */
export function useAssignees(enabled = true): { value: string; label: string }[] {
  const colleagues = useColleagues(enabled)
  const left = useQuery({ ...leaversQuery, enabled }).data ?? []
  return [
    ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
    ...left.map(({ id, name }) => ({ value: String(id), label: nameOfLeaver(name) })),
  ]
}

/** `Nok Siriwan (left)` */
export function nameOfLeaver(name: string): string {
  return `${name} (left)`
}

export function useColleagues(enabled = true): { id: number; name: string }[] {
  return useQuery({ ...colleaguesQuery, enabled }).data?.items ?? []
}
