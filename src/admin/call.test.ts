import { afterEach, expect, test, vi } from 'vitest'
import { call, callAgain, callList } from './call.ts'

afterEach(() => vi.unstubAllGlobals())

test('a call fills in its path, and sends its query and its body', async () => {
  const fetch = answering(Response.json({ id: 7 }), Response.json([]))
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

test('what is empty in a query is left out', async () => {
  const fetch = answering(Response.json([]))
  await callList('get /api/developers', { query: { search: '', limit: undefined } })
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/developers')
})

test('what nothing changed of since the answer that is there is not sent again', async () => {
  const totals = { totalUnits: 3 }
  const fetch = answering(
    Response.json(totals, { headers: { etag: 'W/"a"' } }),
    new Response(null, { status: 304 }),
    Response.json(totals, { headers: { etag: 'W/"a"' } }),
  )
  const first = await callAgain('get /api/stats', {}, undefined)
  expect(first).toEqual(totals)
  expect(await callAgain('get /api/stats', {}, first)).toBe(first)
  await callAgain('get /api/stats', {}, undefined)
  const asked = fetch.mock.calls.map(([, options]) => options?.headers)
  const asStaff = { 'x-answer-as': 'staff' }
  expect(asked).toEqual([asStaff, { 'if-none-match': 'W/"a"', ...asStaff }, asStaff])
})

function answering(...answers: Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answers.shift() ?? Response.error())
  vi.stubGlobal('fetch', fetch)
  return fetch
}
