import * as z from 'zod/mini'
import { queryInteger } from '../../shared/fields/fields.ts'
import type { Call } from './edge.ts'

export const DEFAULT_LIMIT = 500
export const MAX_LIMIT = 1000
export const MAX_OFFSET = 2_000_000_000

/** The window of a list: at most `limit` items from `offset`. */
export const Page = z.object({
  limit: z._default(queryInteger(1, MAX_LIMIT), DEFAULT_LIMIT),
  offset: z._default(queryInteger(0, MAX_OFFSET), 0),
})
export type Page = z.output<typeof Page>

/**
 * Responds with one page of a list, its items already JSON: the total in `X-Total-Count`, the next
 * page in `Link: <…>; rel="next"`. Cached responses pass `query`, the parsed parameters, so that
 * equal requests in different spellings get the same link.
 */
export function listResponse(
  call: Call,
  items: string | readonly unknown[],
  total: number,
  page: Page,
  query?: Readonly<Record<string, unknown>>,
): Response {
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'x-total-count': String(total),
  }
  if (page.offset + page.limit < total) headers.link = nextLink(call, page, query)
  return call.body(typeof items === 'string' ? items : JSON.stringify(items), 200, headers)
}

function nextLink(call: Call, page: Page, parsedQuery?: Readonly<Record<string, unknown>>): string {
  const params = parsedQuery ? queryOf(parsedQuery) : new URL(call.req.url).searchParams
  params.set('limit', String(page.limit))
  params.set('offset', String(page.offset + page.limit))
  return `<${call.req.path}?${params}>; rel="next"`
}

function queryOf(query: Readonly<Record<string, unknown>>): URLSearchParams {
  const present = Object.entries(query).filter(([, value]) => value !== undefined)
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)]))
}
