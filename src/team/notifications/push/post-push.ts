import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'

type PushRequest = {
  endpoint: string
  method: string
  headers: http.OutgoingHttpHeaders
  body: Buffer | null
}

/** The answer of a push service, its text in one short line; or why there was none. */
export type PushResponse = { status: number; text: string } | { error: string }

const MAX_CHARS = 200

/**
 * Posts an encrypted push, without following redirects. `lookup` resolves the host's name; the time-out
 * (milliseconds) is for the whole request.
 */
export function postPush(
  { endpoint, method, headers, body }: PushRequest,
  options: { lookup: LookupFunction | undefined; timeout: number },
): Promise<PushResponse> {
  const { request } = endpoint.startsWith('https:') ? https : http
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ error: oneLine(error.message || String(error)) })
    const sent = request(
      endpoint,
      {
        method,
        headers,
        agent: false,
        signal: AbortSignal.timeout(options.timeout),
        ...(options.lookup && { lookup: options.lookup }),
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text = (text + part).slice(0, 2 * MAX_CHARS)
        })
        response.on('error', fail)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: oneLine(text) }))
      },
    )
    sent.on('error', fail)
    sent.end(body)
  })
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_CHARS).toWellFormed()
}
