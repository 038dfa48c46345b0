import './admin.css'
import { hydrate } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { mayOpenDashboard, setSignedIn } from '../team/staff/admin/signed-in.ts'
import type { AdminData } from './admin-data.ts'
import { followChanges } from './follow-changes.ts'
import { prefetchAhead } from './prefetch-ahead.ts'
import { Providers } from './providers.tsx'
import { makeQueryClient } from './query-client.ts'
import { adminRoutes } from './routes.tsx'
import { documentTitle } from './screen/document-title.ts'
import { loadScreen } from './tab-screens.tsx'
import { screenAt } from './tabs.ts'

// Milliseconds: long enough for the screen to mount with the document's data.
const CACHED_FOR = 60_000

const yes = () => true
const no = () => false

const root = document.getElementById('root')
const data = document.getElementById('page-data')
if (root && data?.textContent) {
  const { user, position, rendered }: AdminData = JSON.parse(data.textContent)
  const queries = makeQueryClient()
  setSignedIn(queries, user)
  if (rendered) {
    const now = Date.now()
    for (const { state } of rendered.queries.queries) state.dataUpdatedAt = now
    hydrate(queries, rendered.queries, { defaultOptions: { queries: { gcTime: CACHED_FOR } } })
  }
  const router = createBrowserRouter(adminRoutes, { getContext: prefetchAhead(queries) })
  let { location: shown } = router.state
  router.subscribe(({ matches, loaderData, location: next }) => {
    // Once for each navigation: a page may have set its own since.
    if (next === shown || !mayOpenDashboard(queries)) return
    shown = next
    document.title = documentTitle(matches, loaderData)
  })
  const screen = screenAt(location.pathname)?.module
  const isLoaded = !screen || (await loadScreen(screen).then(yes, no))
  await initialized(router)
  // Hydration needs the screen's chunk and the URL that the document was rendered for.
  const isAsRendered = isLoaded && rendered?.address === location.pathname + location.search
  const app = (
    <Providers queries={queries} narrow={rendered?.narrow ?? false}>
      <RouterProvider router={router} />
    </Providers>
  )
  // Synchronously, so that all parts become interactive at once.
  if (isAsRendered) flushSync(() => hydrateRoot(root, app))
  else createRoot(root).render(app)
  followChanges(queries, position ?? null)
}

/** Resolves when the loaders of the initial URL have run; the router renders nothing before. */
function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(check)
    check()
    function check(): void {
      if (!router.state.initialized) return
      stop()
      resolve()
    }
  })
}
