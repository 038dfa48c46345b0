import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { aTask } from '../../team/tasks/test-factory.ts'
import { columnOfStage, DealStages, openColumns } from '../deals/rules/deal.ts'
import { aThread } from '../inbox/test-factory.ts'
import { aViewing } from '../viewings/test-factory.ts'

const world = await testApp()
let agent: SignedIn
let manager: SignedIn
const DAY = 86_400_000

beforeAll(async () => {
  world.now = new Date('2026-11-25T04:00:00Z')
  agent = await world.signIn('agent')
  manager = await world.signIn('manager')
})

async function titles(kind: string, as = agent, query = ''): Promise<string[]> {
  const path = `/api/follow-ups?kind=${kind}${query}`
  const { status, body } = await world.request('GET', path, { as })
  expect([status, body.length, body[0].kind]).toEqual([200, 1, kind])
  return body[0].items.map(({ title }: { title: string }) => title)
}
const mine = () => ({ assignedToId: agent.actor.id })
const aDeal = (contactId: number, dealName: string, stage = 'leadin', assignedToId?: number) =>
  world.db
    .insertInto('deals')
    .values({
      ...{ contactId, dealName, stage, value: 1, assignedToId: assignedToId ?? agent.actor.id },
      closedOn: /won|lost/.test(stage) ? '2026-01-01' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

test('Whoever wrote last and was not answered, until a task says so', async () => {
  const person = await aContact(world, { name: 'Khun Arisa', ...mine() })
  const thread = await aThread(world, { name: 'Arisa' }, person.id)
  const change = (fields: object) =>
    world.db.updateTable('inboxThreads').set(fields).where('id', '=', thread.id).execute()
  await change({ ...mine(), lastFromCustomer: true })
  expect(await titles('unanswered')).toEqual(['Khun Arisa'])
  const task = await aTask(world, { contactId: person.id }, agent)
  expect(await titles('unanswered')).toEqual([])
  const done = { status: 'completed' }
  await world.request('PUT', `/api/tasks/${task.id}`, { as: agent, body: done })
  expect(await titles('unanswered')).toEqual(['Khun Arisa'])
  await change({ lastFromCustomer: false })
  expect(await titles('unanswered')).toEqual([])
  await change({ lastFromCustomer: true, status: 'archived' })
  expect(await titles('unanswered')).toEqual([])
})

test('Deals that are open and have neither a task nor a meeting to come', async () => {
  const person = await aContact(world)
  for (const stage of DealStages.ids) await aDeal(person.id, stage, stage)
  expect(await titles('deal', agent, '&limit=100')).toEqual(
    DealStages.ids.filter((stage) => openColumns.includes(columnOfStage[stage])),
  )
  const other = await aContact(world)
  const { id } = await aDeal(other.id, 'Planned')
  const isListed = async () => (await titles('deal', agent, '&limit=100')).includes('Planned')
  expect(await isListed()).toBe(true)
  const task = await aTask(world, { dealId: id }, agent)
  expect(await isListed()).toBe(false)
  await world.request('DELETE', `/api/tasks/${task.id}`, { as: agent })
  expect(await isListed()).toBe(true)
  const meeting = (days: number) =>
    addActivity(world.context(agent.actor), {
      ...{ type: 'meeting', title: 'Viewing', contactId: other.id },
      timestamp: new Date(world.now.getTime() + days * DAY).toISOString(),
    })
  await meeting(-1)
  expect(await isListed()).toBe(true)
  await meeting(1)
  expect(await isListed()).toBe(false)
})

test('A deal with a viewing to come has a next step, until that is cancelled', async () => {
  const person = await aContact(world, mine())
  const { id } = await aDeal(person.id, 'With a viewing')
  const isListed = async () =>
    (await titles('deal', agent, '&limit=100')).includes('With a viewing')
  expect(await isListed()).toBe(true)
  const viewing = await aViewing(world, agent, { contactId: person.id, dealId: id })
  expect(await isListed()).toBe(false)
  await world.request('DELETE', `/api/viewings/${viewing.id}`, { as: agent })
  expect(await isListed()).toBe(true)
})

test('Leases ending within 60 days, with the owner to ask', async () => {
  const owner = await aContact(world, { name: 'Khun Owner' })
  const rented = (unitNumber: string, rentedUntil: string, status = 'rented' as const) =>
    aUnit(world, {
      ...{ unitNumber, rentedUntil, status, ownerContactId: owner.id, ...mine() },
    })
  const ends = await rented('Ends', '2027-01-24')
  await rented('Goes on', '2027-01-25')
  await rented('Over', '2026-11-01')
  await rented('Free', '2026-12-01', 'available' as 'rented')
  const { body } = await world.request('GET', '/api/follow-ups?kind=lease', { as: agent })
  expect(body[0].total).toBe(2)
  expect(body[0].items.map(({ at }: { at: string }) => at)).toEqual(['2026-11-01', '2027-01-24'])
  expect(body[0].items[1]).toMatchObject({
    id: ends.id,
    contactId: owner.id,
    contact: 'Khun Owner',
  })
  await aTask(world, { unitId: ends.id }, agent)
  expect(await titles('lease')).toHaveLength(1)
})

test('Homes that nobody confirmed for 14 days', async () => {
  const days = (count: number) => new Date(world.now.getTime() - count * DAY).toISOString()
  const home = (availabilityDate: string) =>
    aUnit(world, { status: 'available', availabilityDate, ...mine() })
  const old = await home(days(15))
  await home(days(13))
  expect(await titles('confirm')).toHaveLength(1)
  await world.request('POST', `/api/units/${old.id}/confirm`, { as: agent, body: {} })
  expect(await titles('confirm')).toEqual([])
})

test('What belongs to nobody is in everybody’s list, the longest waiting first, with whose it is', async () => {
  const wrote = async (name: string, lastMessageAt: string, assignedToId: number | null) => {
    const { id } = await aThread(world, { name })
    await world.db
      .updateTable('inboxThreads')
      .set({ lastFromCustomer: true, lastMessageAt, assignedToId })
      .where('id', '=', id)
      .execute()
  }
  await wrote('Today', '2026-11-25T03:00:00Z', null)
  await wrote('Last week', '2026-11-18T03:00:00Z', null)
  await wrote('Mine', '2026-11-20T03:00:00Z', agent.actor.id)
  await wrote('Of a colleague', '2026-11-19T03:00:00Z', manager.actor.id)
  const among = (all: string[]) =>
    all.filter((title) => ['Today', 'Last week', 'Mine', 'Of a colleague'].includes(title))
  expect(among(await titles('unanswered'))).toEqual(['Last week', 'Mine', 'Today'])
  const path = '/api/follow-ups?kind=unanswered&assignedToId=everyone'
  const { body } = await world.request('GET', path, { as: manager })
  const whose = new Map(
    body[0].items.map(({ title, assignedToId, assignee }: Record<string, unknown>) => [
      title,
      [assignedToId, assignee !== null],
    ]),
  )
  expect(whose.get('Last week')).toEqual([null, false])
  expect(whose.get('Of a colleague')).toEqual([manager.actor.id, true])
  const counted = { as: agent }
  const { body: count } = await world.request('GET', '/api/follow-ups/count', counted)
  const { body: groups } = await world.request('GET', '/api/follow-ups?limit=200', counted)
  expect(count.total).toBe(
    groups.reduce((sum: number, each: { total: number }) => sum + each.total, 0),
  )
  await world.db.updateTable('inboxThreads').set({ status: 'archived' }).execute()
})

test('They are counted and limited, one’s own for agents and all for managers', async () => {
  const person = await aContact(world)
  await aDeal(person.id, 'Of another', 'leadin', (await world.signIn('agent')).actor.id)
  const get = (path: string, as: SignedIn | null) => world.request('GET', path, { as })
  const { body } = await get('/api/follow-ups?limit=2', agent)
  const total = body.reduce((sum: number, each: { total: number }) => sum + each.total, 0)
  expect(body.every(({ items }: { items: [] }) => items.length <= 2)).toBe(true)
  expect((await get('/api/follow-ups/count', agent)).body).toEqual({ total })
  const all = await get('/api/follow-ups/count?assignedToId=everyone', manager)
  expect(all.body.total).toBe(total + 1)
  expect((await get('/api/follow-ups/count', manager)).body).toEqual({ total: 0 })
  expect(await titles('deal', manager, '&assignedToId=everyone&limit=200')).toContain('Of another')
  for (const path of ['/api/follow-ups', '/api/follow-ups/count']) {
    expect((await get(`${path}?assignedToId=everyone`, agent)).status).toBe(403)
    expect((await get(path, null)).status).toBe(401)
  }
})
