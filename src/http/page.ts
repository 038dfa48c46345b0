import * as z from 'zod/mini'
import { queryInteger } from '../shared/fields.ts'
import type { Call } from './edge.ts'

export const DEFAULT_LIMIT = 500
export const MAX_LIMIT = 1000

/** The window of a list: at most `limit` items from `offset`. */
export const Page = z.object({
  limit: z._default(queryInteger(1, MAX_LIMIT), DEFAULT_LIMIT),
  offset: z._default(queryInteger(0, 2_000_000_000), 0),
})
export type Page = z.output<typeof Page>

/**
 * Answers one page of a list, its items already JSON: the total in `X-Total-Count`, the next page in
 * `Link: <…>; rel="next"`.
 */
export function listAnswer(
  call: Call,
  items: string | readonly unknown[],
  total: number,
  page: Page,
): Response {
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'x-total-count': String(total),
  }
  if (page.offset + page.limit < total) headers.link = nextLink(call, page)
  return call.body(typeof items === 'string' ? items : JSON.stringify(items), 200, headers)
}

function nextLink(call: Call, page: Page): string {
  const url = new URL(call.req.url)
  url.searchParams.set('limit', String(page.limit))
  url.searchParams.set('offset', String(page.offset + page.limit))
  return `<${url.pathname}${url.search}>; rel="next"`
}
