import { AsyncLocalStorage } from 'node:async_hooks'
import { dehydrate, type Query } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { reachApiBy } from '../shared/api-client.ts'
import { knowSignedIn } from '../staff/admin/signed-in.ts'
import type { Actor } from '../staff/rules.ts'
import type { AdminData } from './admin-data.ts'
import { Providers } from './providers.tsx'
import { makeQueryClient } from './query-client.ts'
import { adminRoutes } from './routes.tsx'

/** A screen's title and HTML, and what the browser needs to go on with it. */
export type DrawnScreen = {
  title: string
  markup: string
  drawn: NonNullable<AdminData['drawn']>
}

type Answer = (path: string, init: RequestInit) => Promise<Response>

const answering = new AsyncLocalStorage<Answer>()
reachApiBy((path, init) => (answering.getStore() ?? fetch)(path, init))

// What a screen asks for, and what it asks for by that.
const ROUNDS = 2

/**
 * A screen as its reader will see it, with what it shows: it is drawn, what it asks for is answered, and
 * it is drawn anew. What cannot be answered stands as if still on its way, for the browser to ask for.
 */
export async function drawScreen(
  user: Actor,
  { url, narrow, answer }: { url: string; narrow: boolean; answer: Answer },
): Promise<DrawnScreen> {
  const queries = makeQueryClient({ gcTime: Number.POSITIVE_INFINITY })
  knowSignedIn(queries, user)
  const routes = adminRoutes()
  const place = await createStaticHandler(routes).query(new Request(url))
  if (place instanceof Response) throw new Error(`${url} leads elsewhere.`)
  const router = createStaticRouter(routes, place)
  const draw = () =>
    renderToString(
      <Providers queries={queries} narrow={narrow}>
        <StaticRouterProvider router={router} context={place} hydrate={false} />
      </Providers>,
    )
  let markup = draw()
  for (let round = 0; round < ROUNDS; round++) {
    const asked = queries.getQueryCache().findAll({ predicate: isAsked })
    if (asked.length === 0) break
    await answering.run(answer, () => Promise.allSettled(asked.map((query) => query.fetch())))
    queries.removeQueries({ predicate: ({ state }) => state.status === 'error' })
    markup = draw()
  }
  const state = dehydrate(queries, { shouldDehydrateQuery: isForBrowser })
  queries.clear()
  const { pathname, search } = new URL(url)
  const address = pathname + search
  return { ...withoutTitle(markup), drawn: { address, queries: state, narrow } }
}

/** A screen's title comes first of all that React draws; it belongs in the document's head. */
function withoutTitle(markup: string): { title: string; markup: string } {
  const [tag = '', title = 'Admin · Sathani'] = /^<title>([^<]*)<\/title>/.exec(markup) ?? []
  const text = title.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
  return { title: text, markup: markup.slice(tag.length) }
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function isAsked(query: Query): boolean {
  const enabled = 'enabled' in query.options ? query.options.enabled : true
  const isOn = typeof enabled === 'function' ? enabled(query) : enabled !== false
  return query.state.status === 'pending' && isOn
}

// Who is signed in stands in the document already.
function isForBrowser({ state, queryKey }: Query): boolean {
  return state.status === 'success' && queryKey[0] !== 'auth'
}
