import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { ApiError, type Transport } from '../shared/api-client.ts'
import { setSignedIn } from '../team/staff/admin/signed-in.ts'
import type { Actor } from '../team/staff/rules/staff.ts'
import type { AdminData } from './admin-data.ts'
import { type Prefetch, prefetchContext } from './calls/prefetch.ts'
import { Providers } from './providers.tsx'
import { makeQueryClient } from './query-client.ts'
import { adminRoutes } from './routes.tsx'
import { documentTitle } from './screen/document-title.ts'
import { setPreferences } from './screen-preference.ts'

/** A screen's title and HTML, with the data for hydration. */
export type RenderedScreen = {
  title: string
  markup: string
  rendered: NonNullable<AdminData['rendered']>
}

const { query: runLoaders, dataRoutes } = createStaticHandler(adminRoutes)

/**
 * Renders a screen after running its loaders. Data that cannot be loaded is rendered as loading and fetched
 * by the browser. A redirect of a loader is returned as it is.
 */
export async function renderScreen(
  user: Actor,
  {
    url,
    narrow,
    cookies,
    transport,
  }: { url: string; narrow: boolean; cookies: string; transport: Transport },
): Promise<RenderedScreen | Response> {
  const queries = makeQueryClient({ gcTime: Number.POSITIVE_INFINITY, transport })
  setSignedIn(queries, user)
  setPreferences(queries, cookies)
  const requestContext = new RouterContextProvider()
  requestContext.set(prefetchContext, prefetchAndWait(queries))
  const context = await runLoaders(new Request(url), { requestContext })
  if (context instanceof Response) return context
  for (const error of Object.values(context.errors ?? {})) throw error
  const markup = renderToString(
    <Providers queries={queries} narrow={narrow}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  )
  const state = dehydrate(queries, { shouldDehydrateQuery: isForBrowser })
  queries.clear()
  const { pathname, search } = new URL(url)
  return {
    title: documentTitle(context.matches, context.loaderData),
    markup,
    rendered: { address: pathname + search, queries: withoutMeta(state), narrow },
  }
}

/** The prefetch function of the server. Errors of the API are dropped; other errors are thrown. */
function prefetchAndWait(queries: QueryClient): Prefetch {
  return async (query) => {
    try {
      return await queries.query(query)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      queries.removeQueries({ queryKey: query.queryKey, exact: true })
      return undefined
    }
  }
}

// The signed-in user is already in the document, and the preferences in the browser's cookies.
function isForBrowser({ state, queryKey: [subject] }: Query): boolean {
  return state.status === 'success' && subject !== 'auth' && subject !== 'preference'
}

// Removes the server's API client from the dehydrated state.
function withoutMeta({ queries, ...state }: ReturnType<typeof dehydrate>) {
  return { ...state, queries: queries.map(({ meta, ...query }) => query) }
}
