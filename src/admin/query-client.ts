import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, type Transport } from '../shared/api-client.ts'
import { isSignedIn, noteSessionEnd } from '../team/staff/admin/signed-in.ts'
import { findRecordsIn } from './calls/listed-record.ts'

// Milliseconds: data from the document, or requested by two parts of a screen, is fetched once.
const FRESH_FOR = 5_000

type Options = { gcTime?: number; transport?: Transport }

/**
 * Creates the query client. Data is dropped when no screen shows it, stale after seconds, and refetched on
 * focus and reconnection; nothing is retried. Keys begin with their subject: `['units', 'list', query]`. A 401
 * shows the sign-in form. `transport` is how queries on the server call the API.
 */
export function makeQueryClient({ gcTime = 0, transport }: Options = {}): QueryClient {
  const onError = (error: Error) => {
    noteSessionEnd(queries, error)
    // The user's permissions have changed: refetching them updates the screens.
    if (error instanceof ApiError && error.status === 403)
      void queries.invalidateQueries({ queryKey: ['auth'] })
  }
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        gcTime,
        ...(transport && { meta: { transport } }),
        retry: false,
        // Without a session every request would be refused.
        refetchOnWindowFocus: () => isSignedIn(queries),
        refetchOnReconnect: () => isSignedIn(queries),
        refetchInterval: false,
      },
      // Fail at once when offline: a paused mutation might be sent much later, unnoticed.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  if (typeof document !== 'undefined') findRecordsIn(queries)
  return queries
}
