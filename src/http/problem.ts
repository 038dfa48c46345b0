import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Refused } from '../refused.ts'
import type { Call } from './edge.ts'

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** An error as `application/problem+json` (RFC 9457), with `message` equal to `detail`. */
export function problem(call: Call, refused: Refused): Response {
  const { status, message, errors, extra, headers } = refused
  const body = {
    type: 'about:blank',
    status,
    title: TITLES[status] ?? 'Error',
    detail: message,
    message,
    ...(errors && { errors }),
    ...extra,
  }
  return call.body(JSON.stringify(body), contentful(status), {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
}

/** The one translator of thrown errors. What was not refused on purpose is a bug: logged, answered 500. */
export function translate(error: Error): { refused: Refused; isBug: boolean } {
  if (error instanceof Refused) return { refused: error, isBug: false }
  if (error instanceof HTTPException) {
    return { refused: new Refused(error.status, error.message || 'Refused'), isBug: false }
  }
  if (isUnavailable(error)) {
    return {
      refused: new Refused(
        503,
        'The service is not available right now. Please try again shortly.',
        {
          headers: { 'retry-after': '5' },
        },
      ),
      isBug: true,
    }
  }
  return {
    refused: new Refused(500, 'Something went wrong on our side. Please try again.'),
    isBug: true,
  }
}

// Connection failures carry a node error code; lost connections SQLSTATE class 08, shutdowns 57P,
// exhausted servers 53, statements cut off by the time limit 57014, deadlocks 40.
function isUnavailable(error: Error & { code?: unknown }): boolean {
  const code = typeof error.code === 'string' ? error.code : ''
  return (
    /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|57P0|57014|08|53|40001|40P01)/.test(
      code,
    ) ||
    /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(
      error.message,
    )
  )
}

// Safe: every Refused carries a status that may have a body.
function contentful(status: number): ContentfulStatusCode {
  return status as ContentfulStatusCode
}
