import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { createContext } from 'react-router'

/**
 * Prefetches a query for a screen. The server waits for the data and returns undefined on failure; a browser
 * does not wait and returns cached data.
 */
export type Prefetch = <Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key> & { queryKey: Key },
) => Promise<Data | undefined>

/** The router context through which the loaders prefetch. */
export const prefetchContext = createContext<Prefetch>()
