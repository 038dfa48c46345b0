import { createMiddleware } from 'hono/factory'
import { type Logger, pino } from 'pino'
import type { EdgeVariables } from './edge.ts'

const BATCH_BYTES = 8 * 1024
const MOST_MS = 250
const WARNING = 40

/**
 * The process's log: one JSON object a line, on standard output unless a file is named. Lines go out
 * together, at the latest after a quarter of a second, because to write each by itself takes longer than
 * most requests; warnings, errors and the process's end take everything out at once.
 */
export function openLog(level: string, file?: string): Logger {
  const out = pino.destination({
    dest: file ?? 1,
    minLength: BATCH_BYTES,
    periodicFlush: MOST_MS,
    sync: true,
  })
  process.once('exit', () => out.flushSync())
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, method, number) {
          method.apply(this, args)
          if (number >= WARNING) out.flushSync()
        },
      },
    },
    out,
  )
}

/** One line a request: method, path (never its query, which may hold personal data), status, milliseconds. */
export const logRequests = createMiddleware<EdgeVariables>(async (call, next) => {
  const start = performance.now()
  await next()
  call.var.services.log.info(
    {
      requestId: call.var.requestId,
      clientRequestId: plain(call.req.header('x-request-id')),
      method: call.req.method,
      path: call.req.path.slice(0, 500),
      status: call.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    },
    'request',
  )
})

/** A client's own id for its request, as much of it as a line can hold. */
function plain(id: string | undefined): string | undefined {
  return id?.slice(0, 100).replace(/[^\w.:=+/-]/g, '?')
}
