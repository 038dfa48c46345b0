import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../../platform/testing/test-app.ts'
import { aContact } from '../../../records/contacts/test-factory.ts'
import { aThread } from '../test-factory.ts'

const world = await testApp()
let agent: SignedIn
let other: SignedIn
let manager: SignedIn
beforeAll(async () => {
  agent = await world.signIn('agent')
  other = await world.signIn('agent')
  manager = await world.signIn('manager')
})

const write = async (threadId: number, as: SignedIn, fields: object = {}) => {
  const body = { threadId, content: 'Hello', ...fields }
  const answer = await world.request('POST', '/api/inbox/messages', { as, body })
  expect(answer.status).toBe(201)
  return answer.body.assignsThread
}
const read = async (id: number) =>
  (await world.request('GET', `/api/inbox/threads/${id}`, { as: agent })).body

test('Whoever answers a conversation of nobody has it, until somebody says otherwise', async () => {
  const { id } = await aThread(world)
  const { version } = await read(id)
  expect(await write(id, agent)).toBe(true)
  expect(await read(id)).toMatchObject({ assignedToId: agent.actor.id, version: version + 1 })
  expect(await write(id, other)).toBe(false)
  expect((await read(id)).assignedToId).toBe(agent.actor.id)
  const path = `/api/audit?subject=thread&subjectId=${id}`
  const admin = await world.signIn('admin')
  const { body } = await world.request('GET', path, { as: admin })
  expect(body[0]).toMatchObject({ changes: { assignedToId: [null, agent.actor.id] } })
  const undo = { assignedToId: null }
  await world.request('PUT', `/api/inbox/threads/${id}`, { as: agent, body: undo })
  expect((await read(id)).assignedToId).toBeNull()
})

test('The contact of nobody goes along, and one who belongs to a colleague stays theirs', async () => {
  const answered = async (assignedToId: number | null) => {
    const contact = await aContact(world, { assignedToId })
    const { id } = await aThread(world, {}, contact.id)
    const body = { threadId: id, content: 'Hello' }
    const written = await world.request('POST', '/api/inbox/messages', { as: agent, body })
    const { body: read } = await world.request('GET', `/api/leads/${contact.id}`, { as: agent })
    return [written.body.assignsContact, read.assignedToId]
  }
  expect(await answered(null)).toEqual([true, agent.actor.id])
  expect(await answered(other.actor.id)).toEqual([false, other.actor.id])
})

test('What the customer said on the phone assigns nobody', async () => {
  const { id } = await aThread(world)
  expect(await write(id, agent, { isFromCustomer: true })).toBe(false)
  expect((await read(id)).assignedToId).toBeNull()
})

test('A setting turns it off', async () => {
  const set = (answerAssigns: boolean, as = manager) =>
    world.request('PUT', '/api/settings/inquiries', { as, body: { answerAssigns } })
  expect((await set(false, agent)).status).toBe(403)
  expect((await set(false)).body.answerAssigns).toBe(false)
  const { id } = await aThread(world)
  expect(await write(id, agent)).toBe(false)
  expect((await read(id)).assignedToId).toBeNull()
  await set(true)
})
