import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../context.ts'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { aThread } from '../../../sales/inbox/test-factory.ts'
import { aUnit } from '../../units/test-factory.ts'
import { aContact } from '../test-factory.ts'
import { mergeContacts } from './merge-contacts.ts'
import { belongings } from './test-history.ts'

let world: TestApp
let manager: SignedIn
let other: SignedIn

beforeAll(async () => {
  world = await testApp()
  manager = await world.signIn('manager')
  other = await world.signIn('manager')
})

const pair = async () => [await aContact(world), await aContact(world)] as const
const send = (method: string, path: string, body?: unknown, as = manager) =>
  world.request(method, path, { as, body })
const merge = (id: number, body: object, as = manager) =>
  send('POST', `/api/leads/${id}/merge`, body, as)

/** Begins something while a merge is not committed yet, and commits when it waits for the merge. */
async function duringMerge<Result>(
  keptId: number,
  otherId: number,
  begin: () => Promise<Result>,
): Promise<Result> {
  // Jobs of earlier merges would wait for this one, too.
  await world.services.jobs.idle()
  let begun: Promise<Result> | null = null
  await inTransaction(world.context(manager.actor), async (tx) => {
    await mergeContacts(tx, keptId, { otherId })
    const { rows: own } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx.db)
    begun = begin()
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where ${own[0]?.pid}::integer = any(pg_blocking_pids(pid))`.execute(world.db)
        return rows.length
      })
      .toBeGreaterThan(0)
  })
  if (!begun) throw new Error('Nothing was begun.')
  return begun
}

test('two people merge one pair at once, in one direction or in both: one does, the other is told', async () => {
  for (const isOpposite of [false, true]) {
    const [one, two] = await pair()
    const answers = await Promise.all([
      merge(one.id, { otherId: two.id }),
      isOpposite
        ? merge(two.id, { otherId: one.id }, other)
        : merge(one.id, { otherId: two.id }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    const kept = answers.find(({ status }) => status === 200)
    expect(refused?.body).toMatchObject({ code: 'merged_meanwhile', mergedInto: kept?.body.id })
    expect(refused?.body.message).toMatch(/^Anna manager \d+ has merged this contact into/)
  }
})

test('who edits either meanwhile: the merge that knows an older version is refused, an edit of the merged one too', async () => {
  const [kept, gone] = await pair()
  const edited = await duringMerge(kept.id, gone.id, () =>
    send('PUT', `/api/leads/${gone.id}`, { company: 'Late', version: 1 }, other),
  )
  expect([edited.status, edited.body.mergedInto]).toEqual([404, kept.id])
  const editedKept = await send(
    'PUT',
    `/api/leads/${kept.id}`,
    { company: 'Late', version: 1 },
    other,
  )
  expect([editedKept.status, editedKept.body.current.id]).toEqual([409, kept.id])

  const [first, second] = await pair()
  const [put, merged] = await Promise.all([
    send('PUT', `/api/leads/${first.id}`, { company: 'At once' }, other),
    merge(first.id, { otherId: second.id, version: 1, otherVersion: 1 }),
  ])
  expect(put.status).toBe(200)
  expect([200, 409]).toContain(merged.status)
  if (merged.status === 409) expect(merged.body.changedFields).toEqual(['company'])
  expect((await send('GET', `/api/leads/${first.id}`)).body.company).toBe('At once')
})

test('who deletes one meanwhile: the later of the two is told that it is gone', async () => {
  const [kept, gone] = await pair()
  const deleted = await duringMerge(kept.id, gone.id, () =>
    send('DELETE', `/api/leads/${gone.id}`, undefined, other),
  )
  expect(deleted.status).toBe(404)
  const [first, second] = await pair()
  const [remove, merged] = await Promise.all([
    send('DELETE', `/api/leads/${second.id}`, undefined, other),
    merge(first.id, { otherId: second.id }),
  ])
  expect([
    [204, 404],
    [404, 200],
  ]).toContainEqual([remove.status, merged.status])
})

test('what is written of the merged contact at the same moment belongs to the kept one', async () => {
  const [kept, gone] = await pair()
  const note = await duringMerge(kept.id, gone.id, () =>
    send(
      'POST',
      `/api/leads/${gone.id}/activities`,
      { type: 'note', description: 'At once' },
      other,
    ),
  )
  expect([note.status, note.body.contactId]).toEqual([201, kept.id])

  const [owner, alsoOwner] = await pair()
  const unit = await aUnit(world)
  const saved = await duringMerge(owner.id, alsoOwner.id, () =>
    send('PUT', `/api/units/${unit.id}`, { ownerContactId: alsoOwner.id }, other),
  )
  expect([saved.status, saved.body.ownerContactId]).toEqual([200, owner.id])
})

test('who answers in a conversation at the moment of a merge answers the kept contact', async () => {
  const [kept, gone] = await pair()
  const thread = await aThread(world, { handle: `answered-${gone.id}` }, gone.id)
  const body = { threadId: thread.id, content: 'At once' }
  const written = await duringMerge(kept.id, gone.id, () =>
    send('POST', '/api/inbox/messages', body, other),
  )
  expect([written.status, written.body.contactId]).toEqual([201, kept.id])
})

test('who writes as the merged contact at the same moment is recognised as the kept one', async () => {
  const [kept, gone] = await pair()
  const form = { name: gone.name, email: gone.email, contactMethod: 'email' }
  const received = await duringMerge(kept.id, gone.id, () =>
    world.request('POST', '/api/leads', { body: form }),
  )
  expect(received.status).toBe(201)
  const inquiry = await world.db
    .selectFrom('inquiries')
    .select('contactId')
    .where('id', '=', received.body.id)
    .executeTakeFirstOrThrow()
  expect(inquiry.contactId).toBe(kept.id)
  const after = await belongings(world, [gone.id])
  expect(Object.values(after[gone.id] ?? {}).flat()).toEqual([])
})

test('two people take one merge apart at once: one does, the other is told', async () => {
  const [kept, gone] = await pair()
  await merge(kept.id, { otherId: gone.id })
  const answers = await Promise.all([
    send('POST', `/api/leads/${kept.id}/unmerge`),
    send('POST', `/api/leads/${kept.id}/unmerge`, undefined, other),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await send('GET', `/api/leads/${gone.id}`)).status).toBe(200)
})
