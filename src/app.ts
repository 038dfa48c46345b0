import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { sql } from 'kysely'
import type { Edge, EdgeVariables } from './http/edge.ts'
import { finishAnswers } from './http/keep.ts'
import { logRequests } from './http/log.ts'
import { openApi } from './http/openapi.ts'
import { problem, translate } from './http/problem.ts'
import { mount, type Route } from './http/route.ts'
import { sameOrigin } from './http/same-origin.ts'
import { Refused } from './refused.ts'
import { routes } from './routes.ts'
import type { Services } from './services.ts'

/** The whole product behind one fetch function; tests call `app.request()`. */
export function createApp(services: Services): Edge {
  const app: Edge = new Hono<EdgeVariables>()

  app.use(requestId({ headerName: 'x-request-id' }))
  app.use(async (call, next) => {
    const { db, catalogue, now } = services
    call.set('services', services)
    call.set('context', {
      db,
      catalogue,
      actor: null,
      now: now(),
      requestId: call.var.requestId,
    })
    await next()
  })
  app.use(logRequests)
  app.use(finishAnswers)
  app.use(secureHeaders(headers))
  app.use(sameOrigin)

  app.get('/healthz', async (call) => {
    await sql`select 1`.execute(services.db)
    return call.text('ok')
  })
  app.get('/api/openapi.json', (call) => call.json(apiDescription(routes, services)))
  mount(app, routes)

  app.notFound((call) => problem(call, new Refused(404, 'Not found')))
  app.onError((error, call) => {
    const { refused, isBug } = translate(error)
    if (isBug) services.log.error({ requestId: call.var.requestId, err: error }, 'request failed')
    return problem(call, refused)
  })
  return app
}

function apiDescription(all: readonly Route[], { env }: Services) {
  return openApi(all, env.publicUrl ?? '/')
}

const headers: Parameters<typeof secureHeaders>[0] = {
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    workerSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
}
