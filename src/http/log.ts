import { createMiddleware } from 'hono/factory'
import { type Logger, pino } from 'pino'
import type { EdgeVariables } from './edge.ts'

/** The process's log: one JSON object a line on standard output. */
export function openLog(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
}

/** One line a request: method, path (never its query, which may hold personal data), status, milliseconds. */
export const logRequests = createMiddleware<EdgeVariables>(async (call, next) => {
  const start = performance.now()
  await next()
  call.var.services.log.info(
    {
      requestId: call.var.requestId,
      method: call.req.method,
      path: call.req.path.slice(0, 500),
      status: call.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    },
    'request',
  )
})
