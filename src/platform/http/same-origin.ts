import { createMiddleware } from 'hono/factory'
import { Refused } from '../../refused.ts'
import type { Call, EdgeVariables } from './edge.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page makes a browser send: 403 when Sec-Fetch-Site is neither
 * same-origin nor none, or Origin differs from the host. A request without either header is not
 * from a browser and passes.
 */
export const sameOrigin = createMiddleware<EdgeVariables>(async (call, next) => {
  if (!SAFE.has(call.req.method) && isForeign(call)) {
    throw new Refused(403, 'other_site')
  }
  await next()
})

function isForeign(call: Call): boolean {
  const site = call.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const origin = call.req.header('origin')
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const { host, protocol } = new URL(origin)
  return host === '' || !ownHosts(call, protocol).includes(host)
}

/**
 * Our own hosts: the one in the request, the one of PUBLIC_URL and, behind a trusted proxy, the
 * forwarded one, each without the default port of its scheme.
 */
function ownHosts(call: Call, protocol: string): string[] {
  const { trustProxy, publicUrl } = call.get('services').env
  const names = [
    call.req.header('host') ?? new URL(call.req.url).host,
    publicUrl && new URL(publicUrl).host,
    trustProxy > 0 ? call.req.header('x-forwarded-host')?.split(',').at(-1)?.trim() : undefined,
  ]
  return names
    .filter(Boolean)
    .map((name) => `${protocol}//${name}`)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).host)
}
