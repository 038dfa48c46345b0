import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, callApi, callApiList, ownRequests } from './api-client.ts'

afterEach(() => vi.unstubAllGlobals())

test('a call sends cookies, is not cached, and has a content type only with a body', async () => {
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

test('a list comes with the total number of items', async () => {
  answering(Response.json([1, 2], { headers: { 'x-total-count': '40' } }))
  expect(await callApiList('/api/units')).toEqual({ items: [1, 2], total: 40 })
})

test('a response without a body is null', async () => {
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
])('an error reads as its status and %s', async (_what, response, message) => {
  answering(response)
  await expect(callApi('/api/x')).rejects.toThrow(new ApiError(400, message.slice(5)))
})

test('an error names the invalid fields', async () => {
  answering(json({ message: 'wrong', errors: [{ path: 'email', message: 'Required' }] }))
  const error = await callApi('/api/x').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ faults: [{ path: 'email', message: 'Required' }] })
})

test('a conflict tells who saved what, with the current record', async () => {
  const conflict = {
    current: { id: 7, name: 'Chao Nam', version: 4 },
    changedBy: 'Ploy S.',
    changedAt: '2026-11-22T02:00:00.000Z',
    changedFields: ['name'],
  }
  answering(Response.json({ message: 'changed', ...conflict }, { status: 409 }))
  const error = await callApi('/api/x').catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status: 409, conflict })
})

test.each([[{ current: null }], [{ current: 'text' }], [{}]])(
  'what names no record is no conflict: %j',
  async (body) => {
    answering(Response.json({ message: 'taken', ...body }, { status: 409 }))
    const error = await callApi('/api/x').catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status: 409, conflict: null })
  },
)

test("this page's own writes are recognised by their request id", async () => {
  const headers = { 'x-request-id': 'of-a-save' }
  answering(
    Response.json({ id: 7 }, { headers }),
    Response.json([], { headers: { 'x-request-id': 'of-a-read' } }),
  )
  await callApi('/api/units/7', { method: 'PUT', body: { size: 35 } })
  await callApi('/api/units')
  expect([ownRequests.has('of-a-save'), ownRequests.has('of-a-read')]).toEqual([true, false])
})

function json(body: unknown): Response {
  return Response.json(body, { status: 400 })
}

function answering(...responses: Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const response of responses) fetch.mockResolvedValueOnce(response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}
