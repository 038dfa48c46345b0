import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../shared/api-client.ts'
import { isSignedIn, knowSignedIn } from '../staff/admin/signed-in.ts'

// What the document brought, or two parts of a screen ask for, is read once.
const FRESH_FOR = 5_000

/**
 * Keeps nothing and repeats nothing: what a query read is forgotten when no screen shows it, stale after
 * seconds, and then read again on focus and reconnection. Keys begin with their subject: `['units', 'list', query]`.
 * Where a session has ended, the sign-in form comes up.
 */
export function makeQueryClient({ gcTime } = { gcTime: 0 }): QueryClient {
  const onError = (error: Error) => {
    if (!(error instanceof ApiError)) return
    if (error.status === 401) knowSignedIn(queries, null)
    // What this person may do was changed: asked anew, the screens follow.
    if (error.status === 403) void queries.invalidateQueries({ queryKey: ['auth'] })
  }
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        gcTime,
        retry: false,
        // While nobody is signed in, every read would be refused.
        refetchOnWindowFocus: () => isSignedIn(queries),
        refetchOnReconnect: () => isSignedIn(queries),
        refetchInterval: false,
      },
      // Without a network they fail at once: what waits for it unseen may be sent much later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return queries
}
