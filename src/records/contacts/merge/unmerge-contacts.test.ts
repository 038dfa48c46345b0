import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { aThread } from '../../../sales/inbox/test-factory.ts'
import type { ContactChange } from '../rules/contact.ts'
import { aContact } from '../test-factory.ts'
import { belongings, giveHistory, identitiesOfStored } from './test-history.ts'

let world: TestApp
let manager: SignedIn

beforeAll(async () => {
  world = await testApp()
  manager = await world.signIn('manager')
})

const send = (method: string, path: string, body?: unknown) =>
  world.request(method, path, { as: manager, body })
const merge = (id: number, otherId: number, fields?: string[]) =>
  send('POST', `/api/leads/${id}/merge`, { otherId, fields })
const unmergeContacts = (id: number) => send('POST', `/api/leads/${id}/unmerge`)
const read = async (id: number) => (await send('GET', `/api/leads/${id}`)).body

async function pair(one: ContactChange = {}, other: ContactChange = {}) {
  return [await aContact(world, one), await aContact(world, other)] as const
}

/** A contact as it is compared before and after: without what every write raises. */
async function state(ids: readonly number[]) {
  const records = await Promise.all(ids.map(read))
  const plain = records.map(({ version: _v, updatedAt: _u, ...rest }) => rest)
  const identities = await Promise.all(ids.map((id) => identitiesOfStored(world, id)))
  const words = await world.db
    .selectFrom('contacts')
    .select('words')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return { plain, identities, words, belongings: await belongings(world, ids) }
}

test.each(['kept', 'merged'])(
  'by the address of the %s one both are exactly as they were',
  async (which) => {
    const [kept, other] = await pair(
      { name: 'Exact One', notes: 'First', company: null, status: 'qualified' },
      { name: 'Exact Two', notes: 'Second', company: 'Both', line: 'exact.two' },
    )
    await giveHistory(world, kept, manager)
    await giveHistory(world, other, manager)
    const ids = [kept.id, other.id]
    const before = await state(ids)
    await merge(kept.id, other.id, ['name', 'email', 'phone', 'company', 'line'])
    const { status, body } = await unmergeContacts(which === 'kept' ? kept.id : other.id)
    expect(status).toBe(200)
    expect(body.contacts.map(({ id }: { id: number }) => id)).toEqual(ids)
    const after = await state(ids)
    // What happened to them stays on their timelines.
    const withoutHistory = (found: typeof after) => ({
      ...found,
      belongings: Object.values(found.belongings).map(
        ({ 'activities.contact_id': _, ...rest }) => rest,
      ),
    })
    expect(withoutHistory(after)).toEqual(withoutHistory(before))
    for (const id of ids) {
      const entries = before.belongings[id]?.['activities.contact_id']
      const now = after.belongings[id]?.['activities.contact_id'] ?? []
      expect(now.slice(0, entries?.length)).toEqual(entries)
      const titles = (await send('GET', `/api/leads/${id}/activities?type=change`)).body
      expect(titles[0].title).toMatch(/^Unmerged from Exact/)
    }
    expect((await unmergeContacts(kept.id)).status).toBe(409)
  },
)

test('what came since stays with the kept contact, and messages follow their conversation', async () => {
  const [kept, other] = await pair({ name: 'Since One' }, { name: 'Since Two', company: 'Before' })
  const thread = { channel: 'line' as const, handle: `since-${kept.id}`, name: 'Since Two' }
  await aThread(world, thread, other.id)
  await merge(kept.id, other.id, ['company'])
  await aThread(world, thread, kept.id)
  await send('POST', `/api/leads/${kept.id}/activities`, { type: 'note', description: 'Since' })
  await send('PUT', `/api/leads/${kept.id}`, { company: 'Edited since', location: 'Ari' })
  await unmergeContacts(kept.id)
  expect(await read(kept.id)).toMatchObject({ company: 'Edited since', location: 'Ari' })
  expect(await read(other.id)).toMatchObject({ company: 'Before' })
  const now = await belongings(world, [kept.id, other.id])
  expect(now[other.id]?.['inbox_threads.contact_id']).toHaveLength(1)
  expect(now[other.id]?.['inbox_messages.contact_id']).toHaveLength(2)
  expect(now[kept.id]?.['inbox_messages.contact_id']).toEqual([])
  const notes = await send('GET', `/api/leads/${kept.id}/activities?type=note`)
  expect(notes.body).toMatchObject([{ description: 'Since' }])
})

test('merges are taken apart in the opposite order, and old addresses lead through all of them', async () => {
  const first = await aContact(world, { name: 'Chain First' })
  const [second, third] = await pair({ name: 'Chain Second' }, { name: 'Chain Third' })
  await merge(second.id, first.id)
  await merge(third.id, second.id)
  expect((await read(first.id)).mergedInto).toBe(third.id)
  const refused = await unmergeContacts(first.id)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Chain Second has been merged again since. Undo the later merge first.',
  ])
  expect((await unmergeContacts(third.id)).status).toBe(200)
  expect((await read(first.id)).mergedInto).toBe(second.id)
  expect((await unmergeContacts(second.id)).status).toBe(200)
  expect((await read(first.id)).name).toBe('Chain First')
})

test('an unknown contact, one that was never merged, and one that is deleted are refused', async () => {
  const [kept, other] = await pair()
  expect((await unmergeContacts(2_000_000_000)).status).toBe(404)
  expect((await unmergeContacts(kept.id)).body.message).toMatch(/^This contact has no merge/)
  await merge(kept.id, other.id)
  await send('DELETE', `/api/leads/${kept.id}`)
  expect((await unmergeContacts(kept.id)).status).toBe(404)
  expect((await read(other.id)).mergedInto).toBeUndefined()
  const admin = await world.signIn('admin')
  await world.request('POST', `/api/leads/${kept.id}/restore`, { as: admin })
  expect((await unmergeContacts(kept.id)).status).toBe(200)
})

describe('the undo of a merge, by its entry', () => {
  const undo = (undoId: number, as = manager) =>
    world.request('POST', `/api/audit/${undoId}/undo`, { as })

  test('takes it apart, once, and leaves nothing of it on the timelines', async () => {
    const [kept, other] = await pair({ name: 'Undo One' }, { name: 'Undo Two' })
    const { undoId } = (await merge(kept.id, other.id)).body
    const presses = await Promise.all([undo(undoId), undo(undoId)])
    expect(presses.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect((await read(other.id)).name).toBe('Undo Two')
    for (const { id } of [kept, other])
      expect((await send('GET', `/api/leads/${id}/activities?type=change`)).body).toEqual([])
  })

  test('is refused after a later merge, and after it was taken apart', async () => {
    const [kept, other] = await pair({ name: 'Undo Later' })
    const third = await aContact(world)
    const { undoId } = (await merge(kept.id, other.id)).body
    const later = (await merge(kept.id, third.id)).body
    const refused = await undo(undoId)
    expect([refused.status, refused.body.code]).toEqual([409, 'merged_again'])
    expect((await undo(later.undoId)).status).toBe(204)
    expect((await unmergeContacts(kept.id)).status).toBe(200)
    expect((await undo(undoId)).body.code).toBe('not_merged')
  })

  test('is for whoever merged, while they may merge', async () => {
    const another = await world.signIn('manager')
    const [kept, other] = await pair()
    const { undoId } = (await merge(kept.id, other.id)).body
    expect((await undo(undoId, another)).body.code).toBe('undo_of_others')
    const setRole = (role: string) =>
      world.db.updateTable('staffUsers').set({ role }).where('id', '=', manager.actor.id).execute()
    await world.signIn('agent')
    await setRole('agent')
    const refused = await undo(undoId)
    await setRole('manager')
    expect([refused.status, refused.body.code]).toEqual([403, 'not_allowed'])
    expect((await undo(undoId)).status).toBe(204)
  })
})
