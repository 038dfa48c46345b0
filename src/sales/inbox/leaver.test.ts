import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aThread } from './test-factory.ts'

const world = await testApp()
let admin: SignedIn
let nok: SignedIn
let ploy: SignedIn
beforeAll(async () => {
  admin = await world.signIn('admin')
  nok = await world.signIn('agent')
  ploy = await world.signIn('agent')
})

const read = async (path: string, as = ploy) => (await world.request('GET', path, { as })).body
const listed = async (query: string) =>
  (await read(`/api/inbox/threads?${query}`)).map(({ id }: { id: number }) => id)
const awaiting = async () => {
  const [group] = await read('/api/follow-ups?kind=unanswered')
  return group.items.map(({ id }: { id: number }) => id)
}

test('A conversation of somebody who left counts as unassigned everywhere', async () => {
  const contact = await aContact(world, { assignedToId: nok.actor.id })
  const { id } = await aThread(world, { handle: 'an old client' }, contact.id)
  const body = { assignedToId: nok.actor.id }
  await world.request('PUT', `/api/inbox/threads/${id}`, { as: admin, body })
  expect(await listed('assignedTo=none')).not.toContain(id)
  expect(await read('/api/inbox/threads/counts')).toMatchObject({ unassigned: 0 })
  expect(await awaiting()).not.toContain(id)
  const page = '/api/inbox/threads'
  const { headers } = await world.request('GET', page, { as: ploy })
  const known = { 'if-none-match': headers.get('etag') ?? '' }

  const leave = { as: admin, body: { isActive: false } }
  await world.request('PUT', `/api/admin/users/${nok.actor.id}`, leave)
  expect((await world.request('GET', page, { as: ploy, headers: known })).status).toBe(200)
  expect(await read(`/api/inbox/threads/${id}`)).toMatchObject({
    assignedToId: nok.actor.id,
    isUnassigned: true,
  })
  expect(await listed('assignedTo=none')).toContain(id)
  expect(await listed(`assignedTo=${nok.actor.id}`)).toContain(id)
  expect(await read('/api/inbox/threads/counts')).toMatchObject({ unassigned: 1 })
  expect(await awaiting()).toContain(id)

  // Whoever answers takes it over, with its contact.
  const answer = { threadId: id, content: 'Hello' }
  const written = await world.request('POST', '/api/inbox/messages', { as: ploy, body: answer })
  expect(written.body).toMatchObject({ assignsThread: true, assignsContact: true })
  const [entry] = await read(`/api/audit?subject=thread&subjectId=${id}`, admin)
  expect(entry.changes).toEqual({ assignedToId: [nok.actor.id, ploy.actor.id] })
  expect(await listed('assignedTo=none')).not.toContain(id)
})
