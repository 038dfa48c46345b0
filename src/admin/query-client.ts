import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, callApi } from '../shared/api-client.ts'
import { knowSignedIn } from '../staff/admin/signed-in.ts'

/**
 * Keeps nothing and repeats nothing: a query reads the address that is the first element of its key, is
 * stale at once, forgotten when no screen shows it, and read again on focus and reconnection.
 * A session that has ended shows the sign-in form.
 */
export function makeQueryClient(): QueryClient {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.status === 401) knowSignedIn(queries, null)
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => callApi<unknown>(String(queryKey[0]), { signal }),
        staleTime: 0,
        gcTime: 0,
        retry: false,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  })
  return queries
}
