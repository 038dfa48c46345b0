import { afterEach, expect, test, vi } from 'vitest'
import { call, callList } from './call.ts'

afterEach(() => vi.unstubAllGlobals())

test('a call fills in path parameters and sends query and body', async () => {
  const fetch = respondingWith(Response.json({ id: 7 }), Response.json([]))
  await call('put /api/developers/{id}', {
    params: { id: '7' },
    body: { name: 'Chao Nam', version: 3 },
  })
  expect(fetch.mock.calls[0]).toMatchObject([
    '/api/developers/7',
    { method: 'PUT', body: '{"name":"Chao Nam","version":3}' },
  ])
  await callList('get /api/developers', { query: { search: 'a & b', limit: 25 } })
  expect(fetch.mock.calls[1]?.[0]).toBe('/api/developers?search=a+%26+b&limit=25')
})

test('empty query parameters are omitted', async () => {
  const fetch = respondingWith(Response.json([]))
  await callList('get /api/developers', { query: { search: '', limit: undefined } })
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/developers')
})

function respondingWith(...responses: Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => responses.shift() ?? Response.error())
  vi.stubGlobal('fetch', fetch)
  return fetch
}
