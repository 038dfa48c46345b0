import '../../.cache/page-styles/admin.css'
import { hydrate } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { knowSignedIn } from '../staff/admin/signed-in.ts'
import type { AdminData } from './admin-data.ts'
import { Providers } from './providers.tsx'
import { makeQueryClient } from './query-client.ts'
import { adminRoutes } from './routes.tsx'
import { loadScreen } from './tab-screens.tsx'
import { screenAt } from './tabs.ts'

// Time enough for the screen to take over what the document brought.
const KEPT_FOR = 60_000

const yes = () => true
const no = () => false

const root = document.getElementById('root')
const data = document.getElementById('page-data')
if (root && data?.textContent) {
  const { user, drawn }: AdminData = JSON.parse(data.textContent)
  const queries = makeQueryClient()
  knowSignedIn(queries, user)
  const screen = screenAt(location.pathname)
  const isLoaded = !screen || (await loadScreen(screen).then(yes, no))
  // A document cannot be taken over without its screen, nor once its reader has gone Back from it.
  const isAsDrawn = isLoaded && drawn?.address === location.pathname + location.search
  if (drawn) {
    const now = Date.now()
    for (const { state } of drawn.queries.queries) state.dataUpdatedAt = now
    hydrate(queries, drawn.queries, { defaultOptions: { queries: { gcTime: KEPT_FOR } } })
  }
  const app = (
    <Providers queries={queries} narrow={drawn?.narrow ?? false}>
      <RouterProvider router={createBrowserRouter(adminRoutes())} />
    </Providers>
  )
  // In one go: nothing can be pressed while a part of it hears and another does not.
  if (isAsDrawn) flushSync(() => hydrateRoot(root, app))
  else createRoot(root).render(app)
}
