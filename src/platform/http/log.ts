import { createMiddleware } from 'hono/factory'
import { type Logger, pino } from 'pino'
import type { EdgeVariables } from './edge.ts'

const BATCH_BYTES = 8 * 1024
const MAX_DELAY_MS = 250
const WARN_LEVEL = 40

/**
 * The process's log: one JSON object per line, to standard output or the given file. Lines are
 * written in batches, at least every quarter of a second, because writing each one by itself takes
 * longer than most requests. Warnings, errors and the exit of the process flush the batch.
 */
export function openLog(level: string, file?: string): Logger {
  const destination = pino.destination({
    dest: file ?? 1,
    minLength: BATCH_BYTES,
    periodicFlush: MAX_DELAY_MS,
    sync: true,
  })
  // Lines that cannot be written, since the disk is full, are lost; the server goes on.
  destination.on('error', () => {})
  process.once('exit', () => flush())
  const flush = () => {
    try {
      destination.flushSync()
    } catch {
      // The same.
    }
  }
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, method, number) {
          method.apply(this, args)
          if (number >= WARN_LEVEL) flush()
        },
      },
    },
    destination,
  )
}

/**
 * Logs one line per request: method, path (never the query, which may hold personal data), status,
 * milliseconds.
 */
export const logRequests = createMiddleware<EdgeVariables>(async (call, next) => {
  const start = performance.now()
  await next()
  call.var.services.log.info(
    {
      requestId: call.var.requestId,
      clientRequestId: sanitizedId(call.req.header('x-request-id')),
      method: call.req.method,
      path: loggedPath(call.req.path),
      status: call.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    },
    'request',
  )
})

/** The path, without the secret in the address of a client's page or a calendar. */
export function loggedPath(path: string): string {
  return path.slice(0, 500).replace(/^((?:\/[a-z]{2})?\/[sv]|\/api\/calendar)\/[^/]+/, '$1/…')
}

/** The client's own request id, cut and stripped of unusual characters. */
function sanitizedId(id: string | undefined): string | undefined {
  return id?.slice(0, 100).replace(/[^\w.:=+/-]/g, '?')
}
