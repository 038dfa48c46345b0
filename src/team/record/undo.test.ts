import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { aDeal } from '../../sales/deals/test-factory.ts'
import { SESSION_COOKIE } from '../staff/guard.ts'
import { openSession } from '../staff/sign-in/session.ts'
import { UNDO_DAYS } from './undo.ts'

let world: TestApp
let anna: SignedIn
let ben: SignedIn
let admin: SignedIn
beforeAll(async () => {
  world = await testApp()
  anna = await world.signIn('agent')
  ben = await world.signIn('agent')
  admin = await world.signIn('admin')
})

const undo = (id: number, as: SignedIn | null = anna, headers: Record<string, string> = {}) =>
  world.request('POST', `/api/audit/${id}/undo`, { as, headers })
const move = async (id: number, body: object, as = anna): Promise<number> =>
  (await world.request('POST', `/api/deals/${id}/move`, { as, body })).body.undoId
const stageOf = async (id: number) =>
  (await world.request('GET', `/api/deals/${id}`, { as: anna })).body.stage

/** Signed in once more, after their session is over. */
async function again({ actor }: SignedIn): Promise<SignedIn> {
  const token = await openSession(world.db, actor.id, world.now)
  return { actor, cookie: `${SESSION_COOKIE}=${token}` }
}

/** The newest entry of a record in the audit log. */
async function entryOf(subject: string, id: number): Promise<number> {
  const path = `/api/audit?subject=${subject}&subjectId=${id}&limit=1`
  return (await world.request('GET', path, { as: admin })).body[0].id
}

describe('an undo', () => {
  test('names the entry of the audit log, which its answer and the log give', async () => {
    const { id } = await aDeal(world, {}, anna)
    const entry = await move(id, { stage: 'contract' })
    expect(await entryOf('deal', id)).toBe(entry)
    expect((await undo(entry)).status).toBe(204)
    expect(await stageOf(id)).toBe('leadin')
  })

  test('is done once, also when it is pressed twice at the same moment', async () => {
    const { id } = await aDeal(world, {}, anna)
    const entry = await move(id, { stage: 'contract' })
    const presses = await Promise.all([undo(entry), undo(entry), undo(entry)])
    expect(presses.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    const again = await undo(entry)
    expect([again.status, again.body.message]).toEqual([409, 'This was already undone.'])
    const { stages } = (await world.request('GET', `/api/deals/${id}`, { as: anna })).body
    expect(stages).toHaveLength(1)
  })

  test('that is sent again with its key is answered as the first time', async () => {
    const { id } = await aDeal(world, {}, anna)
    const entry = await move(id, { stage: 'contract' })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answers = [await undo(entry, anna, key), await undo(entry, anna, key)]
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
  })

  test('after a later change of the same fields is refused, and says whose it was', async () => {
    const { id } = await aDeal(world, {}, anna)
    const entry = await move(id, { stage: 'contract' })
    await move(id, { stage: 'negotiation' }, ben)
    const { status, body } = await undo(entry)
    expect([status, body.code, body.changedBy, body.changedFields]).toEqual([
      ...[409, 'changed_meanwhile'],
      ...[`Anna ${ben.actor.lastName}`, ['probability', 'stage']],
    ])
    expect(body.current).toMatchObject({ id, stage: 'negotiation' })
    expect(await stageOf(id)).toBe('negotiation')
    expect((await undo(entry)).body.code).toBe('changed_meanwhile')
  })

  test('races with a later change: either the change stays, or it comes after the undo', async () => {
    const { id } = await aDeal(world, {}, anna)
    const entry = await move(id, { stage: 'contract' })
    const [undone, moved] = await Promise.all([
      undo(entry),
      world.request('POST', `/api/deals/${id}/move`, { as: ben, body: { stage: 'negotiation' } }),
    ])
    expect(moved.status).toBe(200)
    expect([204, 409]).toContain(undone.status)
    expect(await stageOf(id)).toBe('negotiation')
  })

  test('of a record that was deleted since is refused', async () => {
    const { id } = await aDeal(world, {}, anna)
    const entry = await move(id, { stage: 'contract' })
    await world.request('DELETE', `/api/deals/${id}`, { as: anna })
    expect((await undo(entry)).status).toBe(404)
  })

  test('is for whoever did it, also not for an admin or nobody', async () => {
    const { id } = await aDeal(world, {}, anna)
    const entry = await move(id, { stage: 'contract' })
    for (const as of [ben, admin]) {
      const { status, body } = await undo(entry, as)
      expect([status, body.message]).toEqual([403, 'Only the person who did this can undo it.'])
    }
    expect((await undo(entry, null)).status).toBe(401)
    expect(await stageOf(id)).toBe('contract')
  })

  test('of an unknown entry, or of a write that cannot be undone, is refused', async () => {
    expect((await undo(2_000_000_000)).status).toBe(404)
    const { id } = await aProject(world)
    await world.request('PUT', `/api/projects/${id}`, { as: anna, body: { name: 'Renamed' } })
    const { status, body } = await undo(await entryOf('project', id))
    expect([status, body.message]).toEqual([409, 'This cannot be undone.'])
    const deal = await aDeal(world, {}, anna)
    await world.request('PUT', `/api/deals/${deal.id}`, { as: anna, body: { notes: 'Later' } })
    expect((await undo(await entryOf('deal', deal.id))).body.code).toBe('cannot_undo')
  })

  test('of a unit’s or a contact’s change puts its fields back, unless anybody changed it since', async () => {
    const unit = await aUnit(world, { status: 'available', showOnWebsite: true })
    const contact = await aContact(world, { company: 'Before' })
    const put = (path: string, body: object, as = anna) =>
      world.request('PUT', `/api/${path}`, { as, body })
    const read = async (path: string) =>
      (await world.request('GET', `/api/${path}`, { as: anna })).body
    const [unitPath, contactPath] = [`units/${unit.id}`, `leads/${contact.id}`]
    await put(unitPath, { status: 'sold', keyFeatures: ['Corner'] })
    await put(contactPath, { company: null, phone: '081 234 5678' })
    const entries = [await entryOf('unit', unit.id), await entryOf('contact', contact.id)]
    for (const entry of entries) expect((await undo(entry)).status).toBe(204)
    const { updatedAt: _, version: __, ...before } = unit
    expect(await read(unitPath)).toMatchObject({ ...before, version: 3 })
    expect(await read(contactPath)).toMatchObject({ company: 'Before', phone: contact.phone })
    await put(unitPath, { floor: 4 })
    const entry = await entryOf('unit', unit.id)
    await put(unitPath, { size: 41 }, ben)
    const { status, body } = await undo(entry)
    expect([status, body.changedFields, body.changedBy]).toEqual([
      ...[409, ['size']],
      `Anna ${ben.actor.lastName}`,
    ])
    expect(await read(unitPath)).toMatchObject({ floor: 4, size: 41 })
  })

  test('of many is each by itself, and none of what somebody else did', async () => {
    const [mine, theirs] = [await aDeal(world, {}, anna), await aDeal(world, {}, ben)]
    const ids = [
      await move(mine.id, { stage: 'contract' }),
      await move(theirs.id, { stage: 'contract' }, ben),
    ]
    const { body } = await world.request('POST', '/api/audit/undo', { as: anna, body: { ids } })
    expect(body).toMatchObject({
      changed: 1,
      refused: [{ id: ids[1], code: 'undo_of_others' }],
    })
    expect([await stageOf(mine.id), await stageOf(theirs.id)]).toEqual(['leadin', 'contract'])
  })

  test.each(['leads', 'units'])('of a change of no %s has no entries', async (records) => {
    const body = { filter: { search: 'nobody has this' }, change: {}, undo: true }
    const changed = await world.request('POST', `/api/${records}/bulk`, { as: admin, body })
    expect([changed.status, changed.body]).toEqual([200, { changed: 0, refused: [], undo: [] }])
  })

  test('is possible for seven days', async () => {
    const { id } = await aDeal(world, {}, anna)
    const [first, second] = [
      await move(id, { stage: 'contract' }),
      await move(id, { stage: 'won' }),
    ]
    const before = world.now
    world.now = new Date(before.getTime() + UNDO_DAYS * 86_400_000)
    expect((await undo(second, await again(anna))).status).toBe(204)
    world.now = new Date(world.now.getTime() + 1)
    const { status, body } = await undo(first, await again(anna))
    world.now = before
    expect([status, body.code]).toEqual([410, 'undo_is_over'])
    expect(await stageOf(id)).toBe('contract')
  })

  test('is an entry of the log itself, by whoever undid it', async () => {
    const unit = await aUnit(world)
    const { id } = await aDeal(world, { unitId: unit.id }, anna)
    await undo(await move(id, { stage: 'lost', reasonId: 1 }))
    const log = await world.request('GET', `/api/audit?subject=deal&subjectId=${id}`, { as: admin })
    expect(log.body[0]).toMatchObject({
      ...{ action: 'update', actorId: anna.actor.id },
      changes: { stage: ['lost', 'leadin'], reasonId: [1, null] },
    })
  })
})
