import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../admin/call.ts'
import { ApiError } from '../../shared/api-client.ts'
import type { Actor } from '../rules.ts'

const key = ['auth'] as const
/** Milliseconds for which the answer of an auth check is believed. */
const CHECK_FOR = 30_000

/**
 * Who is signed in, or null. The document brings the first answer; nobody asks again while nobody is
 * signed in, because that call is known to fail.
 */
export function useSignedIn(): Actor | null {
  const { data } = useQuery<Actor | null>({
    queryKey: key,
    queryFn: ({ signal }) => checkSignedIn(signal),
    staleTime: CHECK_FOR,
    enabled: (query) => Boolean(query.state.data),
  })
  return data ?? null
}

/** Takes note of who is signed in: at the start, after signing in, when a session has ended. */
export function knowSignedIn(queries: QueryClient, user: Actor | null): void {
  // Unlike other answers it is not forgotten before a screen asks for it.
  queries.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
  queries.setQueryData<Actor | null>(key, user)
}

export function isSignedIn(queries: QueryClient): boolean {
  return Boolean(queries.getQueryData(key))
}

/** A 401 is an answer here: nobody. */
async function checkSignedIn(signal: AbortSignal): Promise<Actor | null> {
  try {
    return await call('get /api/auth/check', { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
