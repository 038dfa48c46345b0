import { createMiddleware } from 'hono/factory'
import { Refused } from '../refused.ts'
import type { EdgeVariables } from './edge.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page makes a browser send: 403 when Sec-Fetch-Site is neither
 * same-origin nor none, or Origin differs from the host. With neither header it is no browser: passes.
 */
export const sameOrigin = createMiddleware<EdgeVariables>(async (call, next) => {
  if (!SAFE.has(call.req.method)) {
    const site = call.req.header('sec-fetch-site')
    const origin = call.req.header('origin')
    const foreign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') ||
      (origin !== undefined && hostOf(origin) !== call.req.header('host')?.toLowerCase())
    if (foreign) throw new Refused(403, 'This request came from another site and was refused.')
  }
  await next()
})

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
