import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { aContact } from './test-factory.ts'

let world: TestApp
let agent: SignedIn
let path: string
let contactId: number

beforeAll(async () => {
  world = await testApp()
  agent = await world.signIn('agent')
  contactId = (await aContact(world)).id
  path = `/api/leads/${contactId}/activities`
})

const enter = (body: unknown) => world.request('POST', path, { as: agent, body })

describe('Staff add to the timeline', () => {
  test('a note', async () => {
    const { status, body } = await enter({ type: 'note', description: '  Wants a balcony ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      type: 'note',
      title: 'Note',
      description: 'Wants a balcony',
      performedBy: `${agent.actor.firstName} ${agent.actor.lastName}`,
      performedById: agent.actor.id,
      timestamp: world.now.toISOString(),
      dueDate: null,
      dueTime: null,
      status: null,
      duration: null,
      metadata: {},
      contactId,
      dealId: null,
      dealName: null,
      unitId: null,
      task: null,
    })
    const entry = await world.db
      .selectFrom('audit')
      .select(['action', 'actorId'])
      .where('subject', '=', 'activity')
      .where('subjectId', '=', body.id)
      .execute()
    expect(entry).toEqual([{ action: 'create', actorId: agent.actor.id }])
  })

  test('a meeting at a time, from which its day in Bangkok follows', async () => {
    const { status, body } = await enter({
      type: 'meeting',
      title: 'Viewing',
      timestamp: '2026-12-01T23:30:00Z',
      duration: 45,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'Viewing',
      timestamp: '2026-12-01T23:30:00.000Z',
      dueDate: '2026-12-02',
      dueTime: '06:30',
      duration: 45,
    })
  })

  test('a meeting on a day at an hour of Bangkok, from which its time follows', async () => {
    const { body } = await enter({
      ...{ type: 'meeting', title: 'Viewing', dueDate: '2026-12-03', dueTime: '10:15' },
    })
    expect(body).toMatchObject({
      ...{ timestamp: '2026-12-03T03:15:00.000Z', dueDate: '2026-12-03', dueTime: '10:15' },
    })
  })

  test('a task for a day, pending by default', async () => {
    const { body } = await enter({ type: 'task', title: 'Call back', dueDate: '2026-12-01' })
    expect(body).toMatchObject({ type: 'task', dueDate: '2026-12-01', status: 'pending' })
  })

  test.each(['email', 'call', 'chat'])('a bare %s', async (type) => {
    expect((await enter({ type })).status).toBe(201)
  })

  test.each([
    ['description', { type: 'note' }],
    ['description', { type: 'note', description: '  \n ' }],
    ['description', { type: 'task', dueDate: '2026-12-01' }],
    ['dueDate', { type: 'task', title: 'Call' }],
    ['dueDate', { type: 'task', title: 'Call', dueDate: null }],
    ['dueDate', { type: 'meeting', title: 'Viewing' }],
    ['dueDate', { type: 'task', title: 'Call', dueDate: 'tomorrow' }],
    ['dueDate', { type: 'task', title: 'Call', dueDate: '2026-02-30' }],
    ['timestamp', { type: 'meeting', title: 'Viewing', timestamp: '99999-01-01T00:00:00Z' }],
    ['duration', { type: 'call', duration: -1 }],
    ['duration', { type: 'call', duration: 1e308 }],
    ['status', { type: 'task', title: 'x', dueDate: '2026-12-01', status: 'later' }],
    ['type', {}],
    ['type', { type: 'change' }],
    ['type', { type: 'page_view' }],
    ['type', { type: ['note'] }],
    ['title', { type: 'note', title: 'x'.repeat(301) }],
    ['description', { type: 'note', description: 'a\0b' }],
  ])('but nothing with a wrong %s (%#)', async (field, body) => {
    const response = await enter(body)
    expect(response.status).toBe(400)
    expect(response.body.errors.map((fault: { path: string }) => fault.path)).toContain(field)
  })

  test('a meeting with two faults, and both are reported in plain words', async () => {
    const { body } = await enter({ type: 'meeting' })
    expect(body.errors).toMatchObject([
      { path: 'description', message: 'Meeting: please enter some text' },
      { path: 'dueDate', message: 'Meeting: please choose a date' },
    ])
  })

  test('but not for an unknown or deleted contact', async () => {
    const body = { type: 'call' }
    const deleted = await aContact(world)
    const manager = await world.signIn('manager')
    await world.request('DELETE', `/api/leads/${deleted.id}`, { as: manager })
    for (const id of [deleted.id, 999_999]) {
      const activitiesPath = `/api/leads/${id}/activities`
      expect((await world.request('POST', activitiesPath, { as: agent, body })).status).toBe(404)
      expect((await world.request('GET', activitiesPath, { as: agent })).status).toBe(404)
    }
  })
})

describe('A timeline is listed', () => {
  let id: number
  let timeline: string

  beforeAll(async () => {
    const context = world.context(agent.actor)
    id = (await aContact(world)).id
    timeline = `/api/leads/${id}/activities`
    for (let n = 1; n <= 5; n++) {
      const type = n % 2 ? 'call' : 'note'
      await addActivity(context, { type, title: `Entry ${n}`, contactId: id })
    }
  })

  const titles = async (query: string) => {
    const { body } = await world.request('GET', `${timeline}?${query}`, { as: agent })
    return body.map((entry: { title: string }) => entry.title)
  }

  test('newest first', async () => {
    expect(await titles('')).toEqual(['Entry 5', 'Entry 4', 'Entry 3', 'Entry 2', 'Entry 1'])
  })

  test('by kind', async () => {
    expect(await titles('type=call')).toEqual(['Entry 5', 'Entry 3', 'Entry 1'])
    expect(await titles('type=note,meeting')).toEqual(['Entry 4', 'Entry 2'])
    expect(await titles('type=all')).toHaveLength(5)
  })

  test('page by page, before an entry', async () => {
    const firstPage = await world.request('GET', `${timeline}?limit=2`, { as: agent })
    expect(firstPage.headers.get('x-total-count')).toBe('5')
    const last = firstPage.body.at(-1).id
    expect(await titles(`limit=2&before=${last}`)).toEqual(['Entry 3', 'Entry 2'])
    expect(await titles('limit=2&offset=4')).toEqual(['Entry 1'])
  })

  test.each(['before=0', 'before=x', 'before=2147483648', 'type=gossip', 'limit=0'])(
    'but not with %s',
    async (query) => {
      const { status, body } = await world.request('GET', `${timeline}?${query}`, { as: agent })
      expect(status).toBe(400)
      expect(body.errors[0].path).toMatch(new RegExp(`^${query.split('=')[0]}`))
    },
  )
})
