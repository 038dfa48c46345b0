import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { aViewing, homesAt } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
beforeAll(async () => {
  agent = await world.signIn('agent')
})

const confirm = (id: number, body: unknown, as = agent) =>
  world.request('POST', `/api/viewings/${id}/owner`, { as, body })

test('that the owner confirmed is stored with an audit entry, and goes when the home gets another time', async () => {
  const owner = await aContact(world, { name: 'Olive Owner', contactType: 'owner' })
  const unit = await aUnit(world, { ownerContactId: owner.id })
  const viewing = await aViewing(world, agent, { homes: homesAt(world, [unit.id], 30) })
  expect(viewing.homes[0]).toMatchObject({
    unitNumber: unit.unitNumber,
    owner: { id: owner.id, name: 'Olive Owner' },
    ownerConfirmedAt: null,
  })
  const { status, body } = await confirm(viewing.id, { unitId: unit.id, isConfirmed: true })
  expect([status, body.homes[0].ownerConfirmedAt]).toEqual([200, world.now.toISOString()])
  const audit = await world.db
    .selectFrom('audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(audit).toMatchObject([
    { action: 'update', subject: 'viewing', changes: { [`owner ${unit.id}`]: [false, true] } },
  ])
  const change = (homes: unknown, version: number) =>
    world.request('PUT', `/api/viewings/${viewing.id}`, { as: agent, body: { homes, version } })
  const other = await aUnit(world)
  const more = await change(
    [...homesAt(world, [unit.id], 30), ...homesAt(world, [other.id], 32)],
    viewing.version,
  )
  expect(more.body.homes[0].ownerConfirmedAt).not.toBeNull()
  const later = await change(homesAt(world, [unit.id], 40), more.body.version)
  expect(later.body.homes[0].ownerConfirmedAt).toBeNull()
})

test('it is refused for the viewing of others, a home that is not in it, and one that was cancelled', async () => {
  const viewing = await aViewing(world, agent)
  const unitId = viewing.homes[0]?.unitId
  const other = await world.signIn('agent')
  expect((await confirm(viewing.id, { unitId, isConfirmed: true }, other)).status).toBe(403)
  const foreign = (await aUnit(world)).id
  expect((await confirm(viewing.id, { unitId: foreign, isConfirmed: true })).status).toBe(400)
  await world.request('DELETE', `/api/viewings/${viewing.id}`, { as: agent })
  expect((await confirm(viewing.id, { unitId, isConfirmed: true })).status).toBe(409)
})

test('an owner who was asked reads it in their conversation, and it stands on their timeline', async () => {
  const owner = await aContact(world, { name: 'Olive Asked', line: 'olive.asked', email: null })
  const unit = await aUnit(world, { ownerContactId: owner.id })
  const nobodys = await aUnit(world)
  const homes = [...homesAt(world, [unit.id], 30), ...homesAt(world, [nobodys.id], 32)]
  const { id } = await aViewing(world, agent, { homes })
  const ask = (change: object, as = agent) => {
    const body = { by: 'line', language: 'en', unitId: unit.id, text: 'Can we show it?', ...change }
    return world.request('POST', `/api/viewings/${id}/owner-messages`, { as, body })
  }
  const { status, body } = await ask({})
  expect([status, body]).toEqual([201, { state: 'recorded' }])
  const read = async (path: string) => (await world.request('GET', path, { as: agent })).body
  expect(await read(`/api/leads/${owner.id}/activities`)).toMatchObject([
    { type: 'chat', title: 'Viewing request by LINE, recorded', description: 'Can we show it?' },
  ])
  const [thread] = await read(`/api/inbox/threads?contactId=${owner.id}`)
  expect(await read(`/api/inbox/messages?threadId=${thread.id}`)).toMatchObject([
    { content: 'Can we show it?', isFromCustomer: false, state: 'recorded' },
  ])
  expect((await ask({ by: 'email' })).body.errors[0].path).toBe('by')
  expect((await ask({ unitId: nobodys.id })).body.message).toMatch(/has no owner or agent to ask/)
  expect((await ask({ unitId: 999_999 })).status).toBe(400)
  expect((await ask({}, await world.signIn('agent'))).status).toBe(403)
})

test('a client is told in the conversation from which the viewing was scheduled, and in no other person’s', async () => {
  const client = await aContact(world, { name: 'Jonathan', email: 'jonathan@x.example' })
  const thread = async (handle: string, contactId: number | null) =>
    (
      await world.request('POST', '/api/inbox/threads', {
        as: agent,
        body: { channel: 'email', handle, contactId },
      })
    ).body.id
  const hers = await thread('maria@x.example', client.id)
  const foreign = await thread('stranger@x.example', (await aContact(world)).id)
  const viewing = await aViewing(world, agent, { contactId: client.id })
  const message = { by: 'email', language: 'en', about: 'plan', text: 'Hi Maria, at ten' }
  const tell = (threadId: number) =>
    world.request('POST', `/api/viewings/${viewing.id}/messages`, {
      as: agent,
      body: { ...message, threadId },
    })
  expect((await tell(foreign)).status).toBe(404)
  expect((await tell(hers)).status).toBe(201)
  const { body } = await world.request('GET', `/api/inbox/messages?threadId=${hers}`, { as: agent })
  expect(body).toMatchObject([{ content: 'Hi Maria, at ten' }])
})
