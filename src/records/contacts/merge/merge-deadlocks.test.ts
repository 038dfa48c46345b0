import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { aThread } from '../../../sales/inbox/test-factory.ts'
import { aContact } from '../test-factory.ts'
import { giveHistory } from './test-history.ts'

let world: TestApp
let manager: SignedIn
let agent: SignedIn

beforeAll(async () => {
  world = await testApp()
  manager = await world.signIn('manager')
  agent = await world.signIn('agent')
})

const send = (method: string, path: string, body?: unknown, as = agent) =>
  world.request(method, path, { as, body })
type Sent = ReturnType<typeof send>

/** Begins each request when the one before waits, while nobody can write to a table. */
async function whileLocked(table: string, ...requests: (() => Sent)[]) {
  const begun: Sent[] = []
  await world.db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(tx)
    for (const begin of requests) {
      begun.push(begin())
      const waiting = async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database()
          and cardinality(pg_blocking_pids(pid)) > 0`.execute(world.db)
        return rows.length
      }
      await expect.poll(waiting).toBe(begun.length)
    }
  })
  return Promise.all(begun)
}

test('who answers in a conversation that is being merged and the merge wait for each other: both are done', async () => {
  const [kept, gone] = [await aContact(world), await aContact(world)]
  const thread = await aThread(world, { handle: `writes-${gone.id}` }, gone.id)
  const [written, merged] = await whileLocked(
    'inbox_messages',
    () => send('POST', '/api/inbox/messages', { threadId: thread.id, content: 'Yes' }),
    () => send('POST', `/api/leads/${kept.id}/merge`, { otherId: gone.id }, manager),
  )
  expect([written?.status, merged?.status]).toEqual([201, 200])
  const { body } = await send('GET', `/api/inbox/messages?threadId=${thread.id}`)
  expect(body).toHaveLength(2)
  expect(body.map(({ contactId }: { contactId: number }) => contactId)).toEqual([kept.id, kept.id])
})

test('all that can be done to two contacts at once has an outcome', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [one, two, three] = [await aContact(world), await aContact(world), await aContact(world)]
    const [first, second] = [
      await giveHistory(world, one, manager),
      await giveHistory(world, two, manager),
    ]
    const merge = (id: number, otherId: number) =>
      send('POST', `/api/leads/${id}/merge`, { otherId }, manager)
    const answers = await Promise.all([
      merge(one.id, two.id),
      merge(two.id, three.id),
      merge(three.id, one.id),
      send('PUT', `/api/leads/${one.id}`, { email: `new-${one.id}@x.example` }),
      send('PUT', `/api/leads/${two.id}`, { email: `new-${one.id}@x.example` }),
      send('POST', '/api/inbox/messages', { threadId: first.threadId, content: 'Yes' }),
      send('PUT', `/api/inbox/threads/${second.threadId}`, { contactId: three.id }),
      send('PUT', `/api/units/${first.unitId}`, { ownerContactId: two.id }),
      send('POST', `/api/leads/${three.id}/activities`, { type: 'note', description: 'x' }),
      world.request('POST', '/api/leads', { body: { name: two.name, email: two.email } }),
      send('POST', `/api/leads/${one.id}/unmerge`, undefined, manager),
      send('DELETE', `/api/leads/${two.id}`, undefined, manager),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const stored = await send('GET', `/api/inbox/messages?threadId=${first.threadId}`)
    expect(stored.body[0].content).toBe('Yes')
  }
})
