import type { IncomingMessage, ServerResponse } from 'node:http'
import { createMiddleware } from 'hono/factory'
import type { Call, EdgeVariables } from './edge.ts'
import { type Encoding, isWorthPacking, packNow, preferredEncoding } from './encode.ts'
import type { Audience, KeptAnswer, KeptAnswers } from './kept-answers.ts'
import { hasVersion } from './unchanged.ts'
import { bodyOf } from './written.ts'

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
  // The day that the answer is made for, even when midnight passes meanwhile.
  const stamp = answers?.stamp(call.var.context.now) ?? null
  if (!answers || stamp === null) return make()
  answers.alias(rawUrl(call), key)
  const kept = answers.byKey(key, stamp)
  if (kept) return respond(call, answers, kept)
  const response = await make()
  if (response.status === 200) call.set('keep', { key, stamp, audience })
  return response
}

/** Packs what is sent, and keeps what was marked. The outermost middleware: it sees every header. */
export const finishAnswers = createMiddleware<EdgeVariables>(async (call, next) => {
  await next()
  const { res } = call
  // What is measured or packed is finished already: a file, or an answer out of memory.
  const isFinished = res.headers.has('content-length') || res.headers.has('content-encoding')
  if (isFinished) return
  const { keep, services } = call.var
  if (keep && services.answers) {
    const body = await bodyOf(res)
    const etag = `W/"${keep.stamp}"`
    const headers = keptHeaders(res.headers, keep.audience, etag)
    const kept = services.answers.keep({ ...keep, etag, headers }, body)
    call.res = undefined
    call.res = respond(call, services.answers, kept)
  } else if (isWorthPacking(res.headers.get('content-type'), WORTH_READING)) {
    const accepted = preferredEncoding(call.req.header('accept-encoding'))
    if (accepted === 'identity') {
      // Sent as it stands: to look at its body would cost more than to make it.
      res.headers.append('vary', 'Accept-Encoding')
      return
    }
    if (!res.body || call.req.method === 'HEAD') return
    const body = await bodyOf(res)
    call.res = undefined
    call.res = packedResponse(res, body, accepted)
  }
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
    if (!kept) return false
    const { headers } = request
    if (kept.audience === 'visitors' && headers.cookie?.includes(sessionCookie)) return false
    served += 1
    if (served % LOGGED_OF_KEPT === 0) log(request)
    if (hasVersion(headers['if-none-match'], kept.etag)) {
      response.writeHead(304, kept.headers).end()
      return true
    }
    const body = answers.body(kept, preferredEncoding(headers['accept-encoding']?.toString()))
    response.writeHead(200, body.headers).end(body.bytes)
    return true
  }
}

// Long enough to be worth packing by any rule of size: asks for the type alone.
const WORTH_READING = Number.MAX_SAFE_INTEGER

function respond(call: Call, answers: KeptAnswers, kept: KeptAnswer): Response {
  if (hasVersion(call.req.header('if-none-match'), kept.etag)) {
    return new Response(null, { status: 304, headers: kept.headers })
  }
  const body = answers.body(kept, preferredEncoding(call.req.header('accept-encoding')))
  return new Response(new Uint8Array(body.bytes), { headers: pairs(body.headers) })
}

function packedResponse(res: Response, body: Buffer, accepted: Encoding): Response {
  const headers = new Headers(res.headers)
  const isPacked = isWorthPacking(headers.get('content-type'), body.length)
  const encoding = isPacked ? accepted : 'identity'
  headers.append('vary', 'Accept-Encoding')
  headers.delete('content-length')
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  return new Response(new Uint8Array(packNow(body, encoding)), { status: res.status, headers })
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

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : [],
  )
}

/** The path and query as the request line carried them. */
function rawUrl(call: Call): string {
  const { pathname, search } = new URL(call.req.url)
  return pathname + search
}
