import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import type { NotificationRecord } from '../../team/notifications/rules/notification.ts'
import { notificationTitle } from '../../team/notifications/rules/notification-texts.ts'
import { lockColumn } from './positions.ts'
import type { DealRecord, ListedDeal } from './rules/deal-record.ts'
import { aDeal } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
let other: SignedIn
let admin: SignedIn

beforeAll(async () => {
  agent = await world.signIn('agent')
  other = await world.signIn('agent')
  admin = await world.signIn('admin')
})

const move = (id: number, body: object, as = agent) =>
  world.request('POST', `/api/deals/${id}/move`, { as, body })
const change = (id: number, body: object, as = other) =>
  world.request('PUT', `/api/deals/${id}`, { as, body })
const undo = ({ undoId }: { undoId: number }, as = agent) =>
  world.request('POST', `/api/audit/${undoId}/undo`, { as })
const read = async (id: number): Promise<DealRecord> =>
  (await world.request('GET', `/api/deals/${id}`, { as: agent })).body

/** Three deals of a column, from its top to its bottom, which has no others. */
async function three(stage: DealRecord['column']): Promise<[number, number, number]> {
  const c = await aDeal(world, { stage }, agent)
  const b = await aDeal(world, { stage }, agent)
  const a = await aDeal(world, { stage }, agent)
  return [a.id, b.id, c.id]
}

async function cards(column: string): Promise<number[]> {
  const path = `/api/deals?column=${column}&sort=board&limit=1000`
  const { body } = await world.request('GET', path, { as: agent })
  return body.map(({ id }: ListedDeal) => id)
}

describe('a drop beside cards that others moved meanwhile', () => {
  test('lands beside the one that is still there', async () => {
    const [a, b, c] = await three('qualified')
    const { id } = await aDeal(world, {}, agent)
    await move(a, { stage: 'leadin' }, other)
    expect((await move(id, { stage: 'qualified', afterId: a, beforeId: b })).status).toBe(200)
    expect(await cards('qualified')).toEqual([id, b, c])
    await move(c, { stage: 'leadin' }, other)
    expect((await move(id, { stage: 'qualified', afterId: b, beforeId: c })).status).toBe(200)
    expect(await cards('qualified')).toEqual([b, id])
  })

  test('lands at the end of the column where its neighbour was', async () => {
    const [a, b, c] = await three('sendoption')
    const first = await aDeal(world, {}, agent)
    const last = await aDeal(world, {}, agent)
    await move(a, { stage: 'leadin' }, other)
    await world.request('DELETE', `/api/deals/${c}`, { as: agent })
    expect((await move(last.id, { stage: 'sendoption', afterId: c })).status).toBe(200)
    expect((await move(first.id, { stage: 'sendoption', beforeId: a })).status).toBe(200)
    expect(await cards('sendoption')).toEqual([first.id, b, last.id])
  })

  test('beside itself stays where it is', async () => {
    const [a, b, c] = await three('viewingschedule')
    expect((await move(b, { stage: 'viewingschedule', afterId: b })).status).toBe(200)
    expect(await cards('viewingschedule')).toEqual([a, b, c])
  })
})

describe('undo after others', () => {
  test('moved the card below it puts a card back to its place', async () => {
    const [a, b, c] = await three('onhold')
    const { body } = await move(b, { stage: 'leadin' })
    await move(c, { stage: 'leadin' }, other)
    expect((await undo(body)).status).toBe(204)
    expect(await cards('onhold')).toEqual([a, b])
  })

  test('changed the value keeps theirs', async () => {
    const { id } = await aDeal(world, { value: 5_000_000 }, agent)
    const { body } = await move(id, { stage: 'negotiation' })
    await change(id, { value: 6_000_000 })
    await undo(body)
    expect(await read(id)).toMatchObject({ stage: 'leadin', value: 6_000_000 })
  })

  test('said why it ended keeps the reason when the card only changed its place', async () => {
    const [a, b, c] = await three('won')
    const { body } = await move(b, { stage: 'won', beforeId: null })
    await move(b, { stage: 'won', reasonId: 9, closedOn: '2026-11-20' }, admin)
    expect((await undo(body)).status).toBe(204)
    expect(await read(b)).toMatchObject({ reasonId: 9, closedOn: '2026-11-20' })
    expect(await cards('won')).toEqual([a, b, c])
  })

  test('said why it ended is refused when the move ended it', async () => {
    const { id } = await aDeal(world, {}, agent)
    const { body } = await move(id, { stage: 'lost' })
    await move(id, { stage: 'lost', reasonId: 1 }, other)
    const { status, body: refused } = await undo(body)
    expect([status, refused.changedFields]).toEqual([409, ['reasonId']])
    expect(await read(id)).toMatchObject({ stage: 'lost', reasonId: 1 })
  })

  test('changed the home is refused, and changes nothing', async () => {
    const unit = await aUnit(world, { status: 'available' })
    const { id } = await aDeal(world, { unitId: unit.id, stage: 'contract' }, agent)
    const home = { status: 'sold', price: 7_500_000 }
    const { body } = await move(id, { stage: 'won', reasonId: 9, home })
    const put = { price: 7_700_000 }
    await world.request('PUT', `/api/units/${unit.id}`, { as: other, body: put })
    const { status, body: refused } = await undo(body)
    expect([status, refused.changedFields]).toEqual([409, ['price']])
    expect(await read(id)).toMatchObject({ stage: 'won', unit: { price: 7_700_000 } })
  })
})

test('a place that is put while a colleague moves the card away leaves it where they moved it', async () => {
  const { id } = await aDeal(world, { stage: 'contract' }, agent)
  let put: ReturnType<typeof change> | undefined
  await world.db.transaction().execute(async (db) => {
    await lockColumn({ ...world.context(), db }, 'contract')
    put = change(id, { position: 0 }, agent)
    await untilLockWait()
    await move(id, { stage: 'won' }, other)
  })
  expect((await put)?.status).toBe(200)
  expect(await read(id)).toMatchObject({ stage: 'won', stages: [{}, { stage: 'won' }] })
})

async function untilLockWait(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
    if (rows.length > 0) return
  }
}

const tasksOf = async (dealId: number): Promise<{ id: number; title: string }[]> =>
  (await world.request('GET', `/api/tasks?dealId=${dealId}`, { as: agent })).body

const again = (dealId: number) => ({ title: 'Ask again', dueDate: '2027-02-25', dealId })

test('a move of days ago is moved back, and stays in the history', async () => {
  const { id } = await aDeal(world, {}, agent)
  const { body } = await move(id, { stage: 'qualified' })
  const enteredAt = new Date(world.now.getTime() - 25 * 3_600_000).toISOString()
  await world.db.updateTable('dealStages').set({ enteredAt }).where('dealId', '=', id).execute()
  await undo(body)
  expect((await read(id)).stages.map(({ stage }) => stage)).toEqual([
    ...['leadin', 'qualified', 'leadin'],
  ])
})

describe('the tasks of the end of a deal', () => {
  test('are made with the move, and undo takes them back', async () => {
    const { id, contactId } = await aDeal(world, {}, agent)
    const { status, body } = await move(id, { stage: 'lost', reasonId: 1, tasks: [again(id)] })
    expect(status).toBe(200)
    const [task, ...others] = await tasksOf(id)
    expect(task).toMatchObject({ title: 'Ask again', contactId, assignedToId: agent.actor.id })
    expect(others).toEqual([])
    expect((await undo(body)).status).toBe(204)
    expect(await tasksOf(id)).toEqual([])
    expect((await read(id)).stage).toBe('leadin')
  })

  test('leave the deal where it is when one cannot be made', async () => {
    const { id } = await aDeal(world, {}, agent)
    const tasks = [again(id), { ...again(id), dealId: 999_999 }]
    expect((await move(id, { stage: 'lost', reasonId: 1, tasks })).status).toBe(400)
    expect(await read(id)).toMatchObject({ stage: 'leadin', version: 1 })
    expect(await tasksOf(id)).toEqual([])
  })

  test('stay when somebody changed them before the undo', async () => {
    const { id } = await aDeal(world, {}, agent)
    const { body } = await move(id, { stage: 'lost', reasonId: 1, tasks: [again(id)] })
    const [task] = await tasksOf(id)
    const put = { title: 'Ask in March' }
    await world.request('PUT', `/api/tasks/${task?.id}`, { as: agent, body: put })
    expect((await undo(body)).status).toBe(204)
    expect((await tasksOf(id)).map(({ title }) => title)).toEqual(['Ask in March'])
  })

  test('are the only ones that an undo can take back', async () => {
    const { id } = await aDeal(world, {}, agent)
    const body = { title: 'Of someone else' }
    const { body: theirs } = await world.request('POST', '/api/tasks', { as: other, body })
    const moved = await move(id, { stage: 'qualified', isUndo: true, taskIds: [theirs.id] })
    expect((await undo(moved.body)).status).toBe(204)
    expect((await world.request('GET', `/api/tasks/${theirs.id}`, { as: other })).status).toBe(200)
  })
})

test('whose deal a colleague takes over is told so', async () => {
  const deal = await aDeal(world, {}, agent)
  const told = async () => {
    const { body } = await world.request('GET', '/api/notifications', { as: agent })
    return body.map((notice: NotificationRecord) => notificationTitle(notice))
  }
  await change(deal.id, { version: deal.version, assignedToId: other.actor.id })
  const by = `Anna ${other.actor.lastName}`
  const taken = [`${by} took over your deal: ${deal.dealName}`]
  expect(await told()).toEqual(taken)
  const { version } = await read(deal.id)
  await change(deal.id, { version, assignedToId: agent.actor.id }, agent)
  expect((await read(deal.id)).assignedToId).toBe(agent.actor.id)
  expect(await told(), 'not of what one did oneself').toEqual(taken)
})
