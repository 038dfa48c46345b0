import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { RouterContextProvider } from 'react-router'
import { mayOpenDashboard } from '../team/staff/admin/signed-in.ts'
import { prefetchContext } from './calls/prefetch.ts'

// Milliseconds: long enough for the screen's chunk to load.
const RETAIN_MS = 5_000

/**
 * Creates the router context of each navigation in a browser. Loaders request uncached data while the screen
 * is loading and retain it until the screen uses it or the next navigation begins. Navigations do not wait for
 * it, and nothing is requested without permission.
 */
export function prefetchAhead(queries: QueryClient): () => RouterContextProvider {
  let current: (() => void)[] = []
  return () => {
    const previous = current
    const subscriptions: typeof current = []
    current = subscriptions
    // After this navigation's loaders have started, so that shared queries are not repeated.
    setTimeout(() => releaseAll(previous))
    const context = new RouterContextProvider()
    context.set(prefetchContext, async (query) => {
      if (!mayOpenDashboard(queries)) return undefined
      const observer = new QueryObserver(queries, {
        ...query,
        refetchOnMount: false,
        refetchInterval: false,
      })
      subscriptions.push(observer.subscribe(() => {}))
      return observer.getCurrentResult().data
    })
    setTimeout(() => releaseAll(subscriptions), RETAIN_MS)
    return context
  }
}

function releaseAll(releases: readonly (() => void)[]): void {
  for (const release of releases) release()
}
