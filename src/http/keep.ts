import type { IncomingMessage, ServerResponse } from 'node:http'
import { AS_STAFF } from '../shared/api-client.ts'
import type { Call } from './edge.ts'
import { preferredEncoding } from './encoding.ts'
import { etagOf, hasVersion } from './etag.ts'
import type { Audience, KeptAnswer, KeptAnswers } from './kept-answers.ts'

const LOGGED_OF_KEPT = 100
// With its host, because a part of a text holds all of it in memory.
const MAX_URL_LENGTH = 2000

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
    const { headers: sent } = request
    const isStaff = sent.cookie?.includes(sessionCookie) || AS_STAFF.name in sent
    if (kept.audience === 'visitors' && isStaff) return false
    served += 1
    if (served % LOGGED_OF_KEPT === 0) log(request)
    if (hasVersion(sent['if-none-match'], kept.etag)) {
      response.writeHead(304, kept.headers).end()
      return true
    }
    const body = answers.body(kept, preferredEncoding(sent['accept-encoding']?.toString()))
    response.writeHead(200, body.headers).end(body.bytes)
    return true
  }
}

/**
 * Answers from memory where the same thing was asked before and nothing changed since; else runs `make`
 * and keeps its answer, when it is 200. `key` is the question in its normal form. Answers 304 to a reader
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
  if (call.req.url.length <= MAX_URL_LENGTH) answers.alias(rawUrl(call), key)
  const known = answers.byKey(key, stamp)
  if (known) return respond(call, answers, known)
  const made = await make()
  if (made.status !== 200) return made
  const body = Buffer.from(await made.arrayBuffer())
  const own = Object.fromEntries(made.headers)
  // What a list says of itself stands in its headers.
  const etag = etagOf(body, `${own['x-total-count']} ${own.link}`)
  const headers = {
    ...own,
    etag,
    'cache-control': 'public, no-cache',
    vary: audience === 'visitors' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
  }
  return respond(call, answers, answers.keep({ key, audience, etag, headers }, body, stamp))
}

function respond(call: Call, answers: KeptAnswers, kept: KeptAnswer): Response {
  if (hasVersion(call.req.header('if-none-match'), kept.etag)) {
    return new Response(null, { status: 304, headers: kept.headers })
  }
  const body = answers.body(kept, preferredEncoding(call.req.header('accept-encoding')))
  return new Response(new Uint8Array(body.bytes), { headers: pairs(body.headers) })
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : [],
  )
}

/** The path and query as the request line carried them. */
function rawUrl({ req: { url } }: Call): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}
