import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aThread } from './test-factory.ts'

let world: TestApp
let agent: SignedIn
beforeAll(async () => {
  world = await testApp()
  agent = await world.signIn('agent')
})

const get = (query: string, headers = {}) =>
  world.request('GET', `/api/inbox/threads${query}`, { as: agent, headers })
const unsentOf = async (id: number) => (await get(`/${id}`)).body.unsentCount
const setState = (id: number, state: string) =>
  world.db.updateTable('inboxMessages').set({ state }).where('id', '=', id).execute()

test('a conversation counts its messages that failed or may have failed, and is found by them', async () => {
  const { id } = await aThread(world)
  await aThread(world)
  const content = 'Yes, it is free.'
  const body = { threadId: id, content }
  const path = '/api/inbox/messages'
  const message = (await world.request('POST', path, { as: agent, body })).body
  expect(await unsentOf(id)).toBe(0)
  for (const state of ['failed', 'unsure']) {
    await setState(message.id, state)
    expect(await unsentOf(id)).toBe(1)
    const found = await get('?unsent=true')
    expect(found.body.map((thread: { id: number }) => thread.id)).toEqual([id])
    expect((await get('?unsent=false')).body).toHaveLength(1)
    expect((await get('/counts')).body.unsent).toBe(1)
  }
  await setState(message.id, 'sent')
  expect(await unsentOf(id)).toBe(0)
  expect((await get('/counts')).body.unsent).toBe(0)
})

test('a list that was read before is read again when a message turns out not to be sent', async () => {
  const { id } = await aThread(world)
  const body = { threadId: id, content: 'Hello' }
  const message = (await world.request('POST', '/api/inbox/messages', { as: agent, body })).body
  // What was written is still given to people in the background.
  await world.services.jobs.idle()
  const etag = (await get('?limit=5')).headers.get('etag') ?? ''
  expect((await get('?limit=5', { 'if-none-match': etag })).status).toBe(304)
  await setState(message.id, 'failed')
  expect((await get('?limit=5', { 'if-none-match': etag })).status).toBe(200)
})
