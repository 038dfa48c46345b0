import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { createContext } from 'react-router'
import type { ApiError } from '../../shared/api-client.ts'

/**
 * Prefetches a query for a screen. The server waits for the data and returns undefined on failure; a browser
 * does not wait and returns cached data. On the server `onRefusal` may throw a redirect instead.
 */
export type Prefetch = <Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key> & { queryKey: Key },
  onRefusal?: (refusal: ApiError) => void,
) => Promise<Data | undefined>

/** The router context through which the loaders prefetch. */
export const prefetchContext = createContext<Prefetch>()
