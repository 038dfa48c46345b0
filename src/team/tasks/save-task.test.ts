import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { aTask } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
let other: SignedIn
let manager: SignedIn

beforeAll(async () => {
  agent = await world.signIn('agent')
  other = await world.signIn('agent')
  manager = await world.signIn('manager')
})

const add = (body: unknown, as = agent) => world.request('POST', '/api/tasks', { as, body })
const put = (id: number, body: unknown, as = agent) =>
  world.request('PUT', `/api/tasks/${id}`, { as, body })
const get = (id: number, as = agent) => world.request('GET', `/api/tasks/${id}`, { as })
const timelineOf = async (contactId: number) =>
  (await world.request('GET', `/api/leads/${contactId}/activities`, { as: agent })).body

async function aDeal(contactId: number): Promise<number> {
  const { id } = await world.db
    .insertInto('deals')
    .values({ contactId, dealName: 'Ari, two bedrooms', value: 5_000_000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test.each(['2569-11-25', '9999-12-31', '0001-01-01'])(
  'a day of the year that nobody means is refused: %s',
  async (dueDate) => {
    const body = { title: 'Inspect', dueDate, repeat: 'weekly' }
    const { status, body: problem } = await world.request('POST', '/api/tasks', { as: agent, body })
    expect([status, problem.errors?.[0].path]).toEqual([400, 'dueDate'])
  },
)

describe('A task is entered', () => {
  test('for oneself, pending and of medium priority, when nothing else is said', async () => {
    const { status, body } = await add({ title: '  Ask about parking ' })
    expect(status).toBe(201)
    const me = { id: agent.actor.id, name: `${agent.actor.firstName} ${agent.actor.lastName}` }
    expect(body).toEqual({
      ...{ id: expect.any(Number), title: 'Ask about parking', description: null },
      ...{ dueDate: null, dueTime: null, priority: 'medium', status: 'pending', completedAt: null },
      ...{ contactId: null, contact: null, dealId: null, deal: null, unitId: null, unit: null },
      ...{ assignedToId: me.id, assignedTo: me, createdById: me.id, createdBy: me },
      ...{ repeat: 'none', reminder: 'at_time', nextId: null, version: 1 },
      ...{ createdAt: world.now.toISOString(), updatedAt: world.now.toISOString() },
    })
  })

  test('with everything about it, by name', async () => {
    const contact = await aContact(world, { name: 'Khun Arisa' })
    const unit = await aUnit(world, { unitNumber: '24A' })
    const dealId = await aDeal(contact.id)
    const fields = {
      ...{ title: 'Confirm', description: 'By phone', dueDate: '2026-12-01', dueTime: '10:00' },
      ...{ priority: 'High Priority', contactId: contact.id, dealId, unitId: unit.id },
      ...{ repeat: 'weekly', reminder: 'hour' },
    }
    const { body } = await add(fields)
    expect(body).toMatchObject({
      ...{ ...fields, priority: 'high', contact: { id: contact.id, name: 'Khun Arisa' } },
      ...{ deal: { id: dealId, name: 'Ari, two bedrooms' }, unit: { id: unit.id } },
    })
    expect(body.unit.name).toMatch(/ 24A$/)
  })

  test('of a deal it is about its contact too', async () => {
    const contact = await aContact(world)
    const { body } = await add({ title: 'Send the figures', dealId: await aDeal(contact.id) })
    expect(body.contactId).toBe(contact.id)
  })

  test.each([
    ['title', {}],
    ['title', { title: '  ' }],
    ['title', { title: 'x'.repeat(301) }],
    ['dueDate', { title: 'x', dueDate: '2026-02-30' }],
    ['dueTime', { title: 'x', dueDate: '2026-12-01', dueTime: '24:00' }],
    ['dueTime', { title: 'x', dueTime: '10:00' }],
    ['repeat', { title: 'x', repeat: 'weekly' }],
    ['repeat', { title: 'x', repeat: 'daily', dueDate: '2026-12-01' }],
    ['priority', { title: 'x', priority: 'urgent' }],
    ['status', { title: 'x', status: 'later' }],
    ['contactId', { title: 'x', contactId: 999_999 }],
    ['dealId', { title: 'x', dealId: 999_999 }],
    ['unitId', { title: 'x', unitId: 999_999 }],
    ['assignedToId', { title: 'x', assignedToId: 999_999 }],
  ])('but not with a wrong %s (%#)', async (field, body) => {
    const response = await add(body)
    expect(response.status).toBe(400)
    expect(response.body.errors[0].path).toBe(field)
  })

  test('once, however often it is sent under one key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () =>
      world.request('POST', '/api/tasks', { as: agent, headers, body: { title: 'Only once' } })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
  })

  test('for a colleague, who is told', async () => {
    const { body } = await add({ title: 'Send the lease', assignedToId: other.actor.id })
    const notices = await world.request('GET', '/api/notifications', { as: other })
    expect(notices.body[0]).toMatchObject({
      ...{ kind: 'assigned', subject: 'task', subjectId: body.id },
      details: { name: 'Send the lease' },
    })
  })
})

describe('A task is changed', () => {
  test('in the fields that are given, with an audit record', async () => {
    const { id } = await aTask(world, { dueDate: '2026-12-01' }, agent)
    const { status, body } = await put(id, { dueTime: '09:30', priority: 'low', version: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ dueDate: '2026-12-01', dueTime: '09:30', version: 2 })
    const written = await world.db
      .selectFrom('audit')
      .select(['action', 'changes', 'subjectName'])
      .where('subject', '=', 'task')
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute()
    expect(written).toMatchObject([
      { action: 'create', subjectName: 'Call back' },
      {
        action: 'update',
        changes: { dueTime: [null, '09:30'], priority: ['medium', 'low'] },
      },
    ])
  })

  test('nothing is written where nothing changes', async () => {
    const { id } = await aTask(world, {}, agent)
    expect((await put(id, { title: 'Call back' })).body.version).toBe(1)
  })

  test('but a day that its hour needs stays', async () => {
    const { id } = await aTask(world, { dueDate: '2026-12-01', dueTime: '10:00' }, agent)
    const { status, body } = await put(id, { dueDate: null })
    expect([status, body.errors[0].path]).toEqual([400, 'dueTime'])
    expect((await put(id, { dueDate: null, dueTime: null })).status).toBe(200)
  })

  test('of another version it is refused, with what is stored', async () => {
    const { id } = await aTask(world, {}, agent)
    await put(id, { title: 'First' })
    const { status, body } = await put(id, { title: 'Second', version: 1 })
    expect(status).toBe(409)
    expect(body).toMatchObject({ current: { title: 'First' }, changedFields: ['title'] })
  })

  test('about what was deleted it still can be, but it is not given to it', async () => {
    const contact = await aContact(world)
    const { id } = await aTask(world, { contactId: contact.id }, agent)
    await world.request('DELETE', `/api/leads/${contact.id}`, { as: manager })
    const { body } = await put(id, { title: 'Still to do', contactId: contact.id })
    expect(body).toMatchObject({ contactId: contact.id, contact: null })
    const second = await aTask(world, {}, agent)
    expect((await put(second.id, { contactId: contact.id })).status).toBe(400)
  })
})

describe('A task stands on the timeline', () => {
  test('of its contact, with its own words, day and status', async () => {
    const contact = await aContact(world)
    const task = await aTask(world, { contactId: contact.id, dueDate: '2026-12-01' }, agent)
    await put(task.id, { title: 'Call again', dueTime: '10:00', status: 'in_progress' })
    expect(await timelineOf(contact.id)).toMatchObject([
      {
        ...{ type: 'task', title: 'Call again', dueDate: '2026-12-01', dueTime: '10:00' },
        ...{ status: 'in_progress', performedById: agent.actor.id },
        task: { id: task.id, version: 2, priority: 'medium', assignedToId: agent.actor.id },
      },
    ])
  })

  test('of another contact when it is given to one', async () => {
    const [from, to] = [await aContact(world), await aContact(world)]
    const task = await aTask(world, { contactId: from.id }, agent)
    await put(task.id, { contactId: to.id })
    expect(await timelineOf(from.id)).toEqual([])
    expect(await timelineOf(to.id)).toHaveLength(1)
  })

  test('and leaves it when it is deleted, until it is restored', async () => {
    const contact = await aContact(world)
    const { id } = await aTask(world, { contactId: contact.id }, agent)
    await world.request('DELETE', `/api/tasks/${id}`, { as: agent })
    expect(await timelineOf(contact.id)).toEqual([])
    await world.request('POST', `/api/tasks/${id}/restore`, { as: agent })
    expect(await timelineOf(contact.id)).toHaveLength(1)
  })

  test('and what is entered there as a task is one', async () => {
    const contact = await aContact(world)
    const path = `/api/leads/${contact.id}/activities`
    const description = 'Send the floor plan\nof both homes'
    const { status, body } = await world.request('POST', path, {
      as: agent,
      body: { type: 'task', description, dueDate: '2026-12-05' },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ title: 'Send the floor plan', description: 'of both homes' })
    const { body: task } = await get(body.task.id)
    expect(task).toMatchObject({
      ...{ title: 'Send the floor plan', description: 'of both homes', dueDate: '2026-12-05' },
      ...{ contactId: contact.id, assignedToId: agent.actor.id, status: 'pending' },
    })
  })
})

test('an edit and a deletion at once end in a deleted task, whichever comes first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await aTask(world, {}, agent)
    const [edit, deletion] = await Promise.all([
      put(id, { title: 'Edited', version: 1 }),
      world.request('DELETE', `/api/tasks/${id}`, { as: agent }),
    ])
    expect(deletion.status).toBe(204)
    expect([200, 404]).toContain(edit.status)
    expect((await get(id)).status).toBe(404)
  }
})
