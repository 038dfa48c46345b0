import * as z from 'zod/mini'
import { queryInteger } from '../shared/fields.ts'
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
 * Answers one page of a list, its items already JSON: the total in `X-Total-Count`, the next page in
 * `Link: <…>; rel="next"`. `asked` is the question as it was understood: a kept answer needs it, because
 * those who ask the same in other words get the same link.
 */
export function listAnswer(
  call: Call,
  items: string | readonly unknown[],
  total: number,
  page: Page,
  asked?: Readonly<Record<string, unknown>>,
): Response {
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'x-total-count': String(total),
  }
  if (page.offset + page.limit < total) headers.link = nextLink(call, page, asked)
  return call.body(typeof items === 'string' ? items : JSON.stringify(items), 200, headers)
}

function nextLink(call: Call, page: Page, asked?: Readonly<Record<string, unknown>>): string {
  const query = asked ? queryOf(asked) : new URL(call.req.url).searchParams
  query.set('limit', String(page.limit))
  query.set('offset', String(page.offset + page.limit))
  return `<${call.req.path}?${query}>; rel="next"`
}

function queryOf(asked: Readonly<Record<string, unknown>>): URLSearchParams {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}
