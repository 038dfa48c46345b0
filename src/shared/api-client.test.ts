import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, callApi, callApiList } from './api-client.ts'

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

function json(body: unknown): Response {
  return Response.json(body, { status: 400 })
}

function answering(...answers: Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const answer of answers) fetch.mockResolvedValueOnce(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}
