import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isDiskFull, noRoom } from '../../disk-space.ts'
import { Refused } from '../../refused.ts'
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
  507: 'Insufficient Storage',
}

/**
 * An error as `application/problem+json` (RFC 9457): its English sentence, and the code and values
 * for translations.
 */
export function problem(call: Call, refused: Refused): Response {
  const { status, message, code, params, errors, extra, headers } = refused
  const body = {
    type: 'about:blank',
    status,
    title: TITLES[status] ?? 'Error',
    detail: message,
    message,
    code,
    params,
    ...(errors && { errors }),
    ...extra,
  }
  return call.body(JSON.stringify(body), contentful(status), {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
}

/** Translates every thrown error. One that is not `Refused` is a bug: logged and answered 500. */
export function translate(error: Error): { refused: Refused; isBug: boolean } {
  if (error instanceof Refused) return { refused: error, isBug: false }
  if (error instanceof HTTPException) {
    return {
      refused: new Refused(error.status, 'http_error', { reason: error.message || 'Refused' }),
      isBug: false,
    }
  }
  if (isDiskFull(error)) return { refused: noRoom(), isBug: true }
  if (isUnavailable(error)) {
    return {
      refused: new Refused(503, 'unavailable', {}, { headers: { 'retry-after': '5' } }),
      isBug: true,
    }
  }
  return {
    refused: new Refused(500, 'failed'),
    isBug: true,
  }
}

// Connection failures carry a Node error code. PostgreSQL uses SQLSTATE class 08 for lost
// connections, 57P for shutdowns, 53 for exhausted servers, 57014 for statement time-outs and 40
// for deadlocks.
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

// Safe: every Refused has a status that allows a body.
function contentful(status: number): ContentfulStatusCode {
  return status as ContentfulStatusCode
}
