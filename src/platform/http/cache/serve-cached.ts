import type { IncomingMessage, ServerResponse } from 'node:http'
import { AS_STAFF } from '../../../shared/api-client.ts'
import type { Call } from '../edge.ts'
import { preferredEncoding } from './encoding.ts'
import { etagOf, matchesEtag } from './etag.ts'
import type { Audience, CachedResponse, ResponseCache } from './response-cache.ts'

const LOG_EVERY = 100
// Includes the host, because in V8 a slice of a string keeps the whole string in memory.
const MAX_URL_LENGTH = 2000

/**
 * A handler that serves cached responses before the router and returns whether it did. Every hundredth such request
 * is passed to `log`.
 */
export function serveCachedFirst(
  cache: ResponseCache,
  sessionCookie: string,
  log: (request: IncomingMessage) => void,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  let served = 0
  return (request, response) => {
    if (request.method !== 'GET' || !request.url) return false
    const cached = cache.byUrl(request.url)
    if (!cached) return false
    const { headers } = request
    const isStaff = headers.cookie?.includes(sessionCookie) || AS_STAFF.name in headers
    if (cached.audience === 'visitors' && isStaff) return false
    const isCurrent = matchesEtag(headers['if-none-match'], cached.etag)
    const encoding = preferredEncoding(headers['accept-encoding']?.toString())
    const body = isCurrent ? null : cache.readyBody(cached, encoding)
    // The router compresses it.
    if (!isCurrent && !body) return false
    served += 1
    if (served % LOG_EVERY === 0) log(request)
    if (!body) {
      response.writeHead(304, cached.headers).end()
      return true
    }
    response.writeHead(200, body.headers).end(body.bytes)
    return true
  }
}

/**
 * Returns the cached response for `key`, the request in canonical form. Without a valid one it runs `make` and caches
 * its response if the status is 200. Returns 304 to a client that already has this version.
 */
export async function cachedResponse(
  call: Call,
  key: string,
  audience: Audience,
  make: () => Promise<Response>,
): Promise<Response> {
  const { responseCache } = call.var.services
  // The day at the start of the request, even if midnight passes before the response is ready.
  const stamp = responseCache?.stamp(call.var.context.now) ?? null
  if (!responseCache || stamp === null) return make()
  if (call.req.url.length <= MAX_URL_LENGTH) responseCache.alias(rawUrl(call), key)
  const cached = responseCache.byKey(key, stamp)
  if (cached) return respond(call, responseCache, cached)
  const response = await make()
  if (response.status !== 200) return response
  const body = Buffer.from(await response.arrayBuffer())
  const ownHeaders = Object.fromEntries(response.headers)
  // A list's total and next page are in its headers only.
  const etag = etagOf(body, `${ownHeaders['x-total-count']} ${ownHeaders.link}`)
  const headers = {
    ...ownHeaders,
    etag,
    'cache-control': 'public, no-cache',
    vary: audience === 'visitors' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
  }
  return respond(
    call,
    responseCache,
    responseCache.store({ key, audience, etag, headers }, body, stamp),
  )
}

async function respond(
  call: Call,
  cache: ResponseCache,
  cached: CachedResponse,
): Promise<Response> {
  if (matchesEtag(call.req.header('if-none-match'), cached.etag)) {
    return new Response(null, { status: 304, headers: cached.headers })
  }
  const body = await cache.body(cached, preferredEncoding(call.req.header('accept-encoding')))
  return new Response(new Uint8Array(body.bytes), { headers: pairs(body.headers) })
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : [],
  )
}

/** The path and query exactly as in the request line. */
function rawUrl({ req: { url } }: Call): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}
