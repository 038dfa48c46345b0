import { expect } from 'vitest'
import type { SignedIn, TestApp } from '../../platform/testing/test-app.ts'
import { homeKey } from './readers/home-key.ts'
import type { ReaderAction } from './rules/reader.ts'
import { lockShortlist } from './store.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Line/14.19'

/** A page of homes for a test, sent by `as`, and its reader, who may press what is on it. */
export async function aShortlist(
  world: TestApp,
  as: SignedIn,
  unitIds: number[],
  changes: Record<string, unknown> = {},
) {
  const body = {
    ...{ unitIds, by: 'link', language: 'en', text: 'Have a look: [link]' },
    ...{ showUnitNumbers: false, showProjectNames: true, ...changes },
  }
  const sent = await world.request('POST', '/api/sends', { as, body })
  expect(sent.status, sent.text).toBe(201)
  const { id, url } = sent.body as { id: number; url: string }
  const path = new URL(url).pathname
  const { homeSecret } = await lockShortlist(world.context(), id)
  const keys = (ids: readonly number[]) => ids.map((unitId) => homeKey({ homeSecret }, unitId))
  return {
    ...{ id, url, path, keys },
    /** What the reader does, as the page's script sends it. */
    react: (
      action: ReaderAction,
      ids: readonly number[] = [],
      { text, ...request }: { text?: string; headers?: object; as?: SignedIn } = {},
    ) =>
      world.request('POST', `${path}/reactions`, {
        ...request,
        body: { action, homes: keys(ids), ...(text !== undefined && { text }) },
        headers: { 'user-agent': PHONE, ...request.headers },
      }),
    /** The same as a form without scripts. */
    post: (fields: [string, string][], headers: object = {}) =>
      world.request('POST', `${path}/reactions`, {
        body: new URLSearchParams(fields).toString(),
        headers: {
          'user-agent': PHONE,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      }),
    /** The send as its sender sees it. */
    detail: async () => (await world.request('GET', `/api/sends/${id}`, { as })).body,
  }
}
