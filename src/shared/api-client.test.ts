import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, callApi, callApiAgain, callApiList } from './api-client.ts'

afterEach(() => vi.unstubAllGlobals())

test('a call takes its cookies along, keeps nothing, and sends a type only with a body', async () => {
  const fetch = answering(Response.json({ id: 7 }), Response.json({ id: 8 }))
  expect(await callApi('/api/units/7')).toEqual({ id: 7 })
  expect(fetch.mock.calls[0]?.[1]).toEqual({
    method: 'GET',
    credentials: 'include',
    cache: 'no-store',
  })
  await callApi('/api/units', { method: 'POST', body: { size: 35 } })
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"size":35}',
  })
})

test('a list comes with how many there are in all', async () => {
  answering(Response.json([1, 2], { headers: { 'x-total-count': '40' } }))
  expect(await callApiList('/api/units')).toEqual({ items: [1, 2], total: 40 })
})

test('an answer without a body is null', async () => {
  answering(new Response(null, { status: 204 }))
  expect(await callApi('/api/auth/logout', { method: 'POST' })).toBeNull()
})

test.each([
  ['the message of its body', json({ message: 'name: Required' }), '400: name: Required'],
  [
    'its body where that has no message',
    new Response('down for now', { status: 400 }),
    '400: down for now',
  ],
  [
    'its status text where it has no body',
    new Response('', { status: 400, statusText: 'Bad Request' }),
    '400: Bad Request',
  ],
])('an error reads as its status and %s', async (_what, answer, message) => {
  answering(answer)
  await expect(callApi('/api/x')).rejects.toThrow(new ApiError(400, message.slice(5)))
})

test('an error names the fields that are wrong', async () => {
  answering(json({ message: 'wrong', errors: [{ path: 'email', message: 'Required' }] }))
  const error = await callApi('/api/x').catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ faults: [{ path: 'email', message: 'Required' }] })
})

test('a conflict tells who saved what, and the record as it is now', async () => {
  const conflict = {
    current: { id: 7, name: 'Chao Nam', version: 4 },
    changedBy: 'Ploy S.',
    changedAt: '2026-11-22T02:00:00.000Z',
    changedFields: ['name'],
  }
  answering(Response.json({ message: 'changed', ...conflict }, { status: 409 }))
  const error = await callApi('/api/x').catch((caught: unknown) => caught)
  expect(error).toMatchObject({ status: 409, conflict })
})

test.each([[{ current: null }], [{ current: 'text' }], [{}]])(
  'what names no record is no conflict: %j',
  async (body) => {
    answering(Response.json({ message: 'taken', ...body }, { status: 409 }))
    const error = await callApi('/api/x').catch((caught: unknown) => caught)
    expect(error).toMatchObject({ status: 409, conflict: null })
  },
)

test('what is asked again comes only where it changed', async () => {
  const fetch = answering(
    Response.json({ totalUnits: 1 }, { headers: { etag: 'W/"1"' } }),
    new Response(null, { status: 304 }),
    Response.json({ totalUnits: 2 }, { headers: { etag: 'W/"2"' } }),
  )
  const first = await callApiAgain('/api/stats', undefined)
  expect(first).toEqual({ etag: 'W/"1"', answer: { totalUnits: 1 } })
  expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('headers')
  const same = await callApiAgain('/api/stats', first)
  expect(same).toBe(first)
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({ headers: { 'if-none-match': 'W/"1"' } })
  expect((await callApiAgain('/api/stats', same)).answer).toEqual({ totalUnits: 2 })
})

function json(body: unknown): Response {
  return Response.json(body, { status: 400 })
}

function answering(...answers: Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const answer of answers) fetch.mockResolvedValueOnce(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}
