import type { IncomingMessage, ServerResponse } from 'node:http'
import { createMiddleware } from 'hono/factory'
import type { Call, EdgeVariables } from './edge.ts'
import { isWorthPacking, packNow, preferredEncoding } from './encode.ts'
import type { Audience, KeptAnswer, KeptAnswers } from './kept-answers.ts'

/** What a handler says of an answer that may be kept. */
export type Keep = { key: string; stamp: string; audience: Audience }

const LOGGED_OF_KEPT = 100

/**
 * Answers from memory where the same thing was asked before and nothing changed since; else runs `make`
 * and marks its answer to be kept. `key` is the question in its normal form. Answers 304 to a reader
 * that already has this version.
 */
export async function keptAnswer(
  call: Call,
  key: string,
  audience: Audience,
  make: () => Promise<Response>,
): Promise<Response> {
  const { answers } = call.var.services
  const stamp = answers?.stamp() ?? null
  if (!answers || stamp === null) return make()
  answers.alias(rawUrl(call), key)
  const kept = answers.byKey(key, stamp)
  if (!kept) {
    const response = await make()
    if (response.status === 200) call.set('keep', { key, stamp, audience })
    return response
  }
  return respond(
    answers,
    kept,
    call.req.header('if-none-match'),
    call.req.header('accept-encoding'),
  )
}

/** Packs what is sent, and keeps what was marked. The outermost middleware: it sees every header. */
export const finishAnswers = createMiddleware<EdgeVariables>(async (call, next) => {
  await next()
  const { res } = call
  const type = res.headers.get('content-type')
  if (res.headers.has('content-encoding') || !res.body || call.req.method === 'HEAD') return
  const { keep, services } = call.var
  const accepted = call.req.header('accept-encoding')
  if (keep && services.answers) {
    const body = Buffer.from(await res.arrayBuffer())
    const etag = `W/"${keep.stamp}"`
    const kept = services.answers.keep(
      keep.key,
      { ...keep, etag, headers: keptHeaders(res.headers, keep.audience, etag) },
      body,
    )
    call.res = undefined
    call.res = respond(services.answers, kept, call.req.header('if-none-match'), accepted)
    return
  }
  if (!type || !isWorthPacking(type, WORTH_READING)) return
  const body = Buffer.from(await res.arrayBuffer())
  const encoding = isWorthPacking(type, body.length) ? preferredEncoding(accepted) : 'identity'
  const headers = new Headers(res.headers)
  headers.append('vary', 'Accept-Encoding')
  headers.delete('content-length')
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  call.res = undefined
  call.res = new Response(new Uint8Array(packNow(body, encoding)), { status: res.status, headers })
})

/**
 * Serves kept answers before the router: true when the request is answered. One in a hundred is logged
 * through `log`.
 */
export function keptFirst(
  answers: KeptAnswers,
  sessionCookie: string,
  log: (request: IncomingMessage) => void,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  let served = 0
  return (request, response) => {
    if (request.method !== 'GET' || !request.url) return false
    const kept = answers.byUrl(request.url)
    if (
      !kept ||
      (kept.audience === 'visitors' && request.headers.cookie?.includes(sessionCookie))
    ) {
      return false
    }
    served += 1
    if (served % LOGGED_OF_KEPT === 0) log(request)
    if (request.headers['if-none-match'] === kept.etag) {
      response.writeHead(304, kept.headers).end()
      return true
    }
    const accepted = request.headers['accept-encoding']
    const { bytes, encoding } = answers.body(kept, preferredEncoding(String(accepted ?? '')))
    response.writeHead(200, headersOf(kept, bytes, encoding)).end(bytes)
    return true
  }
}

// Long enough to be worth packing by any rule of size: asks for the type alone.
const WORTH_READING = Number.MAX_SAFE_INTEGER

function respond(
  answers: KeptAnswers,
  kept: KeptAnswer,
  known: string | undefined,
  accepted: string | undefined,
): Response {
  if (known === kept.etag) return new Response(null, { status: 304, headers: kept.headers })
  const { bytes, encoding } = answers.body(kept, preferredEncoding(accepted))
  return new Response(new Uint8Array(bytes), { headers: headersOf(kept, bytes, encoding) })
}

function headersOf(kept: KeptAnswer, bytes: Buffer, encoding: string): Record<string, string> {
  const headers: Record<string, string> = {
    ...kept.headers,
    'content-length': String(bytes.length),
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return headers
}

// What belongs to one request is not kept; readers ask again each time, and are told 304.
function keptHeaders(headers: Headers, audience: Audience, etag: string): Record<string, string> {
  const all = Object.fromEntries(headers)
  const { 'x-request-id': _one, 'content-length': _length, 'set-cookie': _cookie, ...shared } = all
  return {
    ...shared,
    etag,
    'cache-control': 'public, no-cache',
    vary: audience === 'visitors' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
  }
}

/** The path and query as the request line carried them. */
function rawUrl(call: Call): string {
  const { pathname, search } = new URL(call.req.url)
  return pathname + search
}
