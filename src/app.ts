import { Hono } from 'hono'
import { serveAdmin } from './admin/serve-admin.server.ts'
import { isDiskFull } from './disk-space.ts'
import type { Env } from './env.ts'
import { compressResponses } from './platform/http/cache/encoding.ts'
import type { Edge, EdgeVariables } from './platform/http/edge.ts'
import { checkDatabase } from './platform/http/health.ts'
import { logRequests } from './platform/http/log.ts'
import { translate } from './platform/http/problem.ts'
import { refuseWritesWithoutRoom } from './platform/http/refuse-writes.ts'
import { mount } from './platform/http/route.ts'
import { sameOrigin } from './platform/http/same-origin.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { staticFiles } from './platform/http/static-files.ts'
import { withoutTrailingSlash } from './platform/http/trailing-slash.ts'
import { Refused } from './refused.ts'
import { routes } from './routes.ts'
import type { Services } from './services.ts'
import { serveDocs } from './site/api-docs/serve-docs.server.tsx'
import { publicPages } from './site/routes.server.ts'
import { serveReactions } from './site/sent/serve-reactions.server.ts'
import { serveSheets } from './site/sent/sheet/serve-sheets.server.ts'
import { serveForRobots } from './site/seo/serve-for-robots.server.ts'
import { type BuiltFiles, nothingBuilt } from './site/serve/built-files.server.ts'
import { INLINE_SOURCES } from './site/serve/inline-scripts.server.ts'
import { refusal, servePages } from './site/serve/serve-pages.server.ts'
import { serveAnswers } from './site/viewed/serve-answers.server.ts'
import { extendSessionCookie } from './team/staff/guard.ts'

/** The headers of every response. */
export function headersOfAll({ maps }: Env): Record<string, string> {
  return securityHeaders(INLINE_SOURCES, maps)
}

/** The whole product behind one fetch function; tests call `app.request()`. */
export function createApp(services: Services, files: BuiltFiles = nothingBuilt): Edge {
  const app: Edge = new Hono<EdgeVariables>()
  const onEveryAnswer = Object.entries(headersOfAll(services.env))

  app.use(async (call, next) => {
    const { db, catalogue, geocoder, model, mail, push, origin, now, jobs } = services
    // Always our own id: a client's header of this name is only logged.
    const requestId = crypto.randomUUID()
    call.set('services', services)
    call.set('requestId', requestId)
    const visitor = { actor: null, now: now(), requestId }
    const shared = { db, catalogue, geocoder, model, mail, push, origin }
    call.set('context', { ...shared, wakeJobs: jobs.wake, ...visitor })
    await next()
    call.res.headers.set('x-request-id', requestId)
  })
  app.use(logRequests)
  app.use(extendSessionCookie)
  app.use(compressResponses)
  app.use(async (call, next) => {
    await next()
    for (const [name, value] of onEveryAnswer) {
      // A route may be stricter.
      if (!call.res.headers.has(name)) call.res.headers.set(name, value)
    }
  })
  app.use(withoutTrailingSlash)
  if (files.folder) app.use(staticFiles(files.folder))
  app.use(sameOrigin)
  app.use(refuseWritesWithoutRoom)

  app.get('/healthz', async (call) => {
    await checkDatabase(services.db)
    const text = services.disk.isShort ? 'degraded: the disk is full, nothing is saved' : 'ok'
    return call.text(text, 200, { 'cache-control': 'no-store' })
  })
  serveDocs(app, routes, files)
  mount(app, routes)
  serveAdmin(app, files)
  serveForRobots(app, publicPages)
  serveSheets(app)
  serveReactions(app)
  serveAnswers(app)
  servePages(app, publicPages, files)

  app.notFound((call) => refusal(call, files, new Refused(404, 'nothing_here')))
  app.onError((error, call) => {
    if (isDiskFull(error)) services.disk.noteFailure()
    const { refused, isBug } = translate(error)
    if (isBug) services.log.error({ requestId: call.var.requestId, err: error }, 'request failed')
    return refusal(call, files, refused)
  })
  return app
}
