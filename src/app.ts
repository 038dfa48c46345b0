import { Hono } from 'hono'
import { serveAdmin } from './admin/serve-admin.ts'
import type { Env } from './env.ts'
import type { Edge, EdgeVariables } from './http/edge.ts'
import { packAnswers } from './http/encoding.ts'
import { checkDatabase } from './http/health.ts'
import { logRequests } from './http/log.ts'
import { translate } from './http/problem.ts'
import { mount } from './http/route.ts'
import { sameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import { Refused } from './refused.ts'
import { routes } from './routes.ts'
import type { Services } from './services.ts'
import { serveDocs } from './site/api-docs/serve-docs.tsx'
import { type BuiltFiles, nothingBuilt } from './site/built-files.ts'
import { INLINE_SOURCES } from './site/inline-scripts.ts'
import { publicPages } from './site/routes.ts'
import { serveForRobots } from './site/seo/serve-for-robots.ts'
import { refusal, servePages } from './site/serve-pages.ts'
import { keepSessionCookie } from './staff/guard.ts'

/** What every answer carries. */
export function headersOfAll({ maps }: Env): Record<string, string> {
  return securityHeaders(INLINE_SOURCES, maps)
}

/** The whole product behind one fetch function; tests call `app.request()`. */
export function createApp(services: Services, files: BuiltFiles = nothingBuilt): Edge {
  const app: Edge = new Hono<EdgeVariables>()
  const onEveryAnswer = Object.entries(headersOfAll(services.env))

  app.use(async (call, next) => {
    const { db, catalogue, geocoder, now } = services
    // Always ours: what a client sends under this name is only logged, as its own word.
    const requestId = crypto.randomUUID()
    call.set('services', services)
    call.set('requestId', requestId)
    call.set('context', { db, catalogue, geocoder, actor: null, now: now(), requestId })
    await next()
    call.res.headers.set('x-request-id', requestId)
  })
  app.use(logRequests)
  app.use(keepSessionCookie)
  app.use(packAnswers)
  app.use(async (call, next) => {
    await next()
    for (const [name, value] of onEveryAnswer) call.res.headers.set(name, value)
  })
  if (files.folder) app.use(staticFiles(files.folder))
  app.use(sameOrigin)

  app.get('/healthz', async (call) => {
    await checkDatabase(services.db)
    return call.text('ok', 200, { 'cache-control': 'no-store' })
  })
  serveDocs(app, routes, files)
  mount(app, routes)
  serveAdmin(app, files)
  serveForRobots(app, publicPages)
  servePages(app, publicPages, files)

  app.notFound((call) => refusal(call, files, new Refused(404, 'Not found')))
  app.onError((error, call) => {
    const { refused, isBug } = translate(error)
    if (isBug) services.log.error({ requestId: call.var.requestId, err: error }, 'request failed')
    return refusal(call, files, refused)
  })
  return app
}
