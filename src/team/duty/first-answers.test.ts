import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aThread } from '../../sales/inbox/test-factory.ts'

let world: TestApp
let manager: SignedIn
let nok: SignedIn
let ploy: SignedIn
const start = new Date('2026-11-26T05:00:00Z')

beforeAll(async () => {
  world = await testApp()
  manager = await world.signIn('manager')
  nok = await world.signIn('agent')
  ploy = await world.signIn('agent')
  await world.db.updateTable('sessions').set({ expiresAt: '2030-01-01T00:00:00Z' }).execute()
})
beforeEach(async () => {
  world.now = start
  await sql`delete from inbox_threads`.execute(world.db)
})

const figures = async (as = nok) =>
  (await world.request('GET', '/api/inbox/first-answers', { as })).body
const after = (minutes: number) => {
  world.now = new Date(world.now.getTime() + minutes * 60_000)
}
async function answers(threadId: number, as = nok, fields: object = {}) {
  const body = { threadId, content: 'Hello', ...fields }
  expect((await world.request('POST', '/api/inbox/messages', { as, body })).status).toBe(201)
}
/** A conversation that is answered after so many minutes. */
async function answered(minutes: number, as = nok) {
  world.now = start
  const { id } = await aThread(world)
  after(minutes)
  await answers(id, as)
  return id
}

test('nothing was asked: there are no times', async () => {
  expect(await figures()).toEqual({ days: 7, answered: 0, median: null, worst: null, waiting: 0 })
})

test('the times are the median and the worst, by person for managers', async () => {
  await answered(2)
  await answered(10)
  await answered(60, ploy)
  expect(await figures()).toEqual({ days: 7, answered: 3, median: 600, worst: 3600, waiting: 0 })
  expect((await figures(manager)).people).toEqual([
    {
      id: ploy.actor.id,
      name: `Anna ${ploy.actor.lastName}`,
      answered: 1,
      median: 3600,
      worst: 3600,
    },
    { id: nok.actor.id, name: `Anna ${nok.actor.lastName}`, answered: 2, median: 360, worst: 600 },
  ])
})

test('only the first answer to the first message counts', async () => {
  const id = await answered(5)
  after(100)
  await answers(id, ploy)
  expect(await figures()).toMatchObject({ answered: 1, worst: 300 })
})

test('a conversation that staff began counts from what the customer writes by themselves', async () => {
  const body = { channel: 'line', handle: 'begun-by-us' }
  const { body: thread } = await world.request('POST', '/api/inbox/threads', { as: nok, body })
  await answers(thread.id)
  after(30)
  await aThread(world, { channel: 'line', handle: 'begun-by-us' })
  after(3)
  await answers(thread.id)
  expect(await figures()).toMatchObject({ answered: 1, median: 180 })
})

test('what staff recorded of a customer is no question, what failed to be sent no answer', async () => {
  const recorded = await world.request('POST', '/api/inbox/threads', {
    as: nok,
    body: { channel: 'line', handle: 'told-by-phone' },
  })
  await answers(recorded.body.id, nok, { isFromCustomer: true })
  await answers(recorded.body.id)
  const id = await answered(1)
  await world.db
    .updateTable('inboxMessages')
    .set({ state: 'failed' })
    .where('threadId', '=', id)
    .where('isFromCustomer', '=', false)
    .execute()
  expect(await figures()).toMatchObject({ answered: 0, waiting: 1 })
})

test('who waits for a first answer is counted, deleted and archived ones are not', async () => {
  const [a, b] = [await aThread(world), await aThread(world)]
  await aThread(world)
  await world.request('DELETE', `/api/inbox/threads/${a.id}`, { as: manager })
  const body = { status: 'archived' }
  await world.request('PUT', `/api/inbox/threads/${b.id}`, { as: nok, body })
  expect(await figures()).toMatchObject({ answered: 0, waiting: 1 })
})

test('answers older than seven days do not count', async () => {
  await answered(5)
  after(8 * 24 * 60)
  expect(await figures()).toMatchObject({ answered: 0 })
})
