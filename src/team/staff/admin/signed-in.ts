import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../admin/calls/call.ts'
import { ApiError } from '../../../shared/api-client.ts'
import type { Actor } from '../rules/staff.ts'

const key = ['auth'] as const
/** Milliseconds for which the result of an auth check is fresh. */
const CHECK_FOR = 30_000

/**
 * The signed-in user, or null. The first value comes with the document; without a session it is not
 * refetched, because the request would fail.
 */
export const signedInQuery = queryOptions<Actor | null>({
  queryKey: key,
  queryFn: ({ signal }) => checkSignedIn(signal),
  staleTime: CHECK_FOR,
  enabled: (query) => Boolean(query.state.data),
})

export function useSignedIn(): Actor | null {
  return useQuery(signedInQuery).data ?? null
}

/** Stores the signed-in user: at the start, after signing in, and when the session has ended. */
export function setSignedIn(queries: QueryClient, user: Actor | null): void {
  // Unlike other queries it is retained before a screen uses it.
  queries.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
  queries.setQueryData<Actor | null>(key, user)
}

/** After a 401 nobody is signed in: the sign-in form appears. Queries and mutations do so by themselves. */
export function noteSessionEnd(queries: QueryClient, error: unknown): void {
  if (error instanceof ApiError && error.status === 401) setSignedIn(queries, null)
}

export function isSignedIn(queries: QueryClient): boolean {
  return Boolean(queries.getQueryData(key))
}

/** Whether the signed-in user may open the dashboard. */
export function mayOpenDashboard(queries: QueryClient): boolean {
  return queries.getQueryData<Actor | null>(key)?.permissions.openDashboard ?? false
}

/** Calls `changed` with `mayOpenDashboard`, now and at each change. */
export function watchDashboard(queries: QueryClient, changed: (isOpen: boolean) => void): void {
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === key[0]) changed(mayOpenDashboard(queries))
  })
  changed(mayOpenDashboard(queries))
}

/** Fetches the signed-in user; null for a 401. */
async function checkSignedIn(signal: AbortSignal): Promise<Actor | null> {
  try {
    return await call('get /api/auth/check', { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
