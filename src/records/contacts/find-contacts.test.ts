import fs from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectHome } from '../../env.ts'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aViewing } from '../../sales/viewings/test-factory.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import type { TaskStatus } from '../../team/tasks/rules/task.ts'
import { aTask } from '../../team/tasks/test-factory.ts'
import { aProject } from '../projects/test-factory.ts'
import { aUnit } from '../units/test-factory.ts'
import { aContact } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
let manager: SignedIn
const ids: Record<string, number> = {}
const DAY = 86_400_000

beforeAll(async () => {
  agent = await world.signIn('agent')
  manager = await world.signIn('manager')
  const enter = async (name: string, fields: Parameters<typeof aContact>[1] = {}) => {
    ids[name] = (await aContact(world, { name, phone: null, email: null, ...fields }, agent)).id
  }
  await enter('เอกชัย ใจดี', { phone: '081 234 5678', company: 'บริษัท เมฆา จำกัด', line: 'ekk.99' })
  await enter('กมล ศรีสุข', {
    contactType: 'owner',
    status: 'qualified',
    email: 'kamon@mail.example',
  })
  await enter('Bo Lind', { contactType: 'agent', source: 'import', assignedToId: agent.actor.id })
  await enter('Anna Berg', { status: 'contacted', whatsapp: '+45 20 00 03 11' })
})

const namesOf = async (query: string, as = agent): Promise<string[]> => {
  const { status, body } = await world.request('GET', `/api/leads?${query}`, { as })
  expect(status).toBe(200)
  return body.map((contact: { name: string }) => contact.name)
}
const found = (search: string) => namesOf(`search=${encodeURIComponent(search)}`)

describe('A search of contacts', () => {
  test.each([
    ['๐๘๑ ๒๓๔ ๕๖๗๘', ['เอกชัย ใจดี']],
    ['812345678', ['เอกชัย ใจดี']],
    ['+66812345678', ['เอกชัย ใจดี']],
    ['ใจดี เอก', ['เอกชัย ใจดี']],
    ['เมฆา', ['เอกชัย ใจดี']],
    ['EKK.99', ['เอกชัย ใจดี']],
    ['เอกชัย 081 234', ['เอกชัย ใจดี']],
    ['bo anna', []],
    ['berg anna', ['Anna Berg']],
    ['4520000311', ['Anna Berg']],
    ['  ', ['Anna Berg', 'Bo Lind', 'กมล ศรีสุข', 'เอกชัย ใจดี']],
  ])('finds %s', async (search, expected) => {
    expect(await found(search)).toEqual(expected)
  })

  test('is narrowed by status, source and who looks after them', async () => {
    expect(await namesOf('status=qualified,contacted')).toEqual(['Anna Berg', 'กมล ศรีสุข'])
    expect(await namesOf('source=import')).toEqual(['Bo Lind'])
    expect(await namesOf('assignedTo=me')).toEqual(['Bo Lind'])
    expect(await namesOf(`assignedTo=${agent.actor.id}`, manager)).toEqual(['Bo Lind'])
    expect(await namesOf('assignedTo=me', manager)).toEqual([])
    expect(await namesOf('assignedTo=none')).toHaveLength(3)
  })

  test('is sorted by the Thai and the Latin alphabet', async () => {
    const alphabet = ['Anna Berg', 'Bo Lind', 'กมล ศรีสุข', 'เอกชัย ใจดี']
    expect(await namesOf('sort=name')).toEqual(alphabet)
    expect(await namesOf('sort=name_desc')).toEqual(alphabet.toReversed())
  })

  test('counts the types that match the other filters', async () => {
    const { body } = await world.request('GET', '/api/leads/counts?type=owner&status=new', {
      as: agent,
    })
    expect(body.types).toEqual({ lead: 1, owner: 0, agent: 1 })
  })

  test.each(['sort=age', 'quietDays=0', 'assignedTo=nobody', 'status=old', 'ids=x'])(
    'refuses %s and names the parameter',
    async (query) => {
      const { status, body } = await world.request('GET', `/api/leads?${query}`, { as: agent })
      expect(status).toBe(400)
      expect(body.errors[0].path).toMatch(new RegExp(`^${query.split('=')[0]}`))
    },
  )
})

describe('The last contact', () => {
  const lastOf = async (id: number) => {
    const { body } = await world.request('GET', `/api/leads/${id}`, { as: agent })
    return [body.lastContactAt, body.lastContactBy]
  }
  const at = (days: number) => new Date(world.now.getTime() + days * DAY).toISOString()

  test('is the newest call, meeting, e-mail, form or message', async () => {
    const { id } = await aContact(world, {}, agent)
    const context = world.context(agent.actor)
    const enter = (type: 'call' | 'note' | 'meeting' | 'email', days: number) =>
      addActivity(context, { type, title: type, contactId: id, timestamp: at(days) })
    expect(await lastOf(id)).toEqual([null, null])
    await enter('call', -40)
    await enter('note', -1)
    expect(await lastOf(id)).toEqual([at(-40), 'call'])
    await enter('email', -50)
    await enter('meeting', 3)
    expect(await lastOf(id)).toEqual([at(-40), 'call'])
    await enter('meeting', -35)
    expect(await lastOf(id)).toEqual([at(-35), 'meeting'])
  })

  test('sorts and filters the list', async () => {
    const context = world.context(agent.actor)
    for (const [name, days] of [
      ['Bo Lind', -31],
      ['Anna Berg', -2],
    ] as const) {
      const contactId = ids[name] ?? 0
      await addActivity(context, { type: 'call', title: 'Call', contactId, timestamp: at(days) })
    }
    const ours = `ids=${Object.values(ids).join(',')}`
    expect(await namesOf(`${ours}&sort=last_contact_desc`)).toEqual([
      ...['Anna Berg', 'Bo Lind', 'กมล ศรีสุข', 'เอกชัย ใจดี'],
    ])
    expect((await namesOf(`${ours}&sort=last_contact`)).slice(2)).toEqual(['Bo Lind', 'Anna Berg'])
    expect(await namesOf(`${ours}&quietDays=30`)).toEqual(['Bo Lind'])
    const { body } = await world.request('GET', '/api/leads/views', { as: agent })
    expect(body.quiet).toBe(2)
  })
})

test('A listed contact has its homes and its next task, and tasks sort the list', async () => {
  const ownerContactId = ids['กมล ศรีสุข'] ?? 0
  const project = await aProject(world)
  await aUnit(world, { projectId: project.id, ownerContactId })
  await aUnit(world, { projectId: project.id, ownerContactId })
  const task = (title: string, dueDate: string, status: TaskStatus = 'pending') =>
    aTask(world, { title, contactId: ownerContactId, dueDate, status }, agent)
  await task('Later', '2030-02-01')
  await task('Done', '2030-01-01', 'completed')
  await task('First', '2030-01-15')
  const { body } = await world.request('GET', '/api/leads?sort=next_task&limit=1', { as: agent })
  expect(body).toEqual([
    expect.objectContaining({
      id: ownerContactId,
      ownedUnits: 2,
      offeredUnits: 0,
      nextTask: { id: expect.any(Number), title: 'First', dueDate: '2030-01-15' },
      nextViewing: null,
    }),
  ])
})

test('A planned viewing is a next step, and sorts the list', async () => {
  const contact = await aContact(world, { name: 'Vera Viewing' })
  const viewing = await aViewing(world, agent, { contactId: contact.id })
  const first = async () =>
    (await world.request('GET', '/api/leads?sort=next_task&limit=1', { as: agent })).body[0]
  expect(await first()).toMatchObject({
    id: contact.id,
    nextTask: null,
    nextViewing: { id: viewing.id, startsAt: viewing.startsAt },
  })
  await world.request('DELETE', `/api/viewings/${viewing.id}`, { as: agent })
  expect((await first()).id).not.toBe(contact.id)
})

describe('Many contacts', () => {
  const bulk = (verb: string, body: unknown, as: SignedIn) =>
    world.request('POST', `/api/leads/bulk${verb}`, { as, body })

  test('are changed at once, with the way back', async () => {
    const [a, b] = [await aContact(world, {}, agent), await aContact(world, {}, agent)]
    const change = { status: 'closed', assignedToId: manager.actor.id }
    const changed = await bulk('', { ids: [a.id, b.id, 999_999], change, undo: true }, agent)
    expect(changed.body).toMatchObject({
      changed: 2,
      refused: [{ id: 999_999, code: 'not_found' }],
    })
    const get = async () => (await world.request('GET', `/api/leads/${a.id}`, { as: agent })).body
    expect(await get()).toMatchObject({
      status: 'closed',
      assignedTo: { id: manager.actor.id },
      version: 2,
    })
    const undone = await world.request('POST', '/api/audit/undo', {
      as: agent,
      body: { ids: changed.body.undo },
    })
    expect(undone.body.changed).toBe(2)
    expect(await get()).toMatchObject({ status: 'new', assignedToId: null, version: 3 })
  })

  test('found by a filter are changed alike', async () => {
    const { body } = await bulk(
      '',
      { filter: { source: ['import'] }, change: { status: 'closed' } },
      agent,
    )
    expect(body.changed).toBe(1)
    expect(await namesOf('source=import&status=closed')).toEqual(['Bo Lind'])
  })

  test('are deleted and restored by managers and admins', async () => {
    const { id } = await aContact(world, {}, agent)
    expect((await bulk('-delete', { ids: [id] }, agent)).status).toBe(403)
    expect((await bulk('-delete', { ids: [id] }, manager)).body).toMatchObject({ changed: 1 })
    expect((await bulk('-restore', { ids: [id] }, manager)).body).toMatchObject({ changed: 1 })
  })

  test('are assigned to colleagues only', async () => {
    const { id } = await aContact(world, {}, agent)
    const user = await world.signIn('user')
    const { status, body } = await world.request('PUT', `/api/leads/${id}`, {
      as: agent,
      body: { assignedToId: user.actor.id },
    })
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({ path: 'assignedToId' })
  })
})

test('The export is a CSV file for those who may export phones, and audited', async () => {
  await aContact(world, { name: '=Formula', phone: '+66 81 000 0001' }, agent)
  expect((await world.request('GET', '/api/leads/export', { as: agent })).status).toBe(403)
  const { status, text } = await world.request('GET', '/api/leads/export?search=formula', {
    as: manager,
  })
  expect(status).toBe(200)
  const [head, row] = text.split('\r\n')
  expect(head).toContain('name,email,phone')
  expect(row).toContain("'=Formula")
  expect(row).toContain("'+66 81 000 0001")
  const entry = await world.db
    .selectFrom('audit')
    .select(['action', 'changes'])
    .where('subject', '=', 'contact')
    .where('action', '=', 'export')
    .execute()
  expect(entry).toEqual([{ action: 'export', changes: { contacts: [null, 1] } }])
})

test('an update finds the WhatsApp numbers of contacts that were stored before searches read them', async () => {
  const { id } = await aContact(world, { name: 'Old Whats', whatsapp: '089 765 0 432' })
  const before = 'old whats\n089 765 0 432'
  await world.db.updateTable('contacts').set({ words: before }).where('id', '=', id).execute()
  const search = `/api/leads?search=${encodeURIComponent('+66 89 7650432')}`
  const found = async () =>
    (await world.request('GET', search, { as: agent })).body.map((one: { id: number }) => one.id)
  expect(await found()).toEqual([])
  const migration = await fs.readFile(
    path.join(projectHome(), 'migrations/0110_duplicates_and_merge.sql'),
    'utf8',
  )
  const update = migration.slice(migration.indexOf('update contacts c set words'))
  await sql.raw(update).execute(world.db)
  await sql.raw(update).execute(world.db)
  expect(await found()).toEqual([id])
  const { words } = await world.db
    .selectFrom('contacts')
    .select('words')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(words).toBe(`${before}\n+66897650432\n0897650432`)
})
