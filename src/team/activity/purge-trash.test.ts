import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { saveDeveloper } from '../../records/developers/save-developer.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { aDeal } from '../../sales/deals/test-factory.ts'
import { aThread } from '../../sales/inbox/test-factory.ts'
import { aUser } from '../staff/test-factory.ts'
import { aTask } from '../tasks/test-factory.ts'
import { purgeTrash } from './purge-trash.ts'
import { RecordKinds } from './rules/activity.ts'

const DAY = 86_400_000
let world: TestApp
let admin: SignedIn
beforeAll(async () => {
  world = await testApp()
})
beforeEach(async () => {
  world.now = new Date()
  admin = await world.signIn('admin')
})

const paths = {
  ...{ units: '/api/units', projects: '/api/projects', developers: '/api/developers' },
  deals: '/api/deals',
  tasks: '/api/tasks',
  ...{ inboxThreads: '/api/inbox/threads', contacts: '/api/leads', staffUsers: '/api/admin/users' },
}
type Table = keyof typeof paths
async function remove(table: Table, ...ids: number[]) {
  for (const id of ids) {
    const { status } = await world.request('DELETE', `${paths[table]}/${id}`, { as: admin })
    expect([table, status]).toEqual([table, 204])
  }
}
/** Empties the trash this many days from now. Returns the ids that are still in a table. */
async function purgeAfter(days: number) {
  const now = new Date(world.now.getTime() + days * DAY)
  await purgeTrash({ ...world.context(), now })
}
const there = async (table: Table, ids: number[]) =>
  (
    await world.db.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').execute()
  ).map(({ id }) => id)

test('a record of every kind is purged after thirty days, and not before', async () => {
  const developer = await saveDeveloper(world.context(), null, { name: 'Gone Homes' })
  const project = await aProject(world, { name: 'Gone Tower', developer: 'Gone Homes' })
  const unit = await aUnit(world, { projectId: project.id })
  const contact = await aContact(world, { name: 'Khun Gone', phone: '+66 81 222 3333' })
  const thread = await aThread(world, { name: 'Gone Talk' })
  const user = await aUser(world, { username: 'gone' })
  const task = await aTask(world, { contactId: contact.id, title: 'Gone' })
  const deal = await aDeal(world, { contactId: contact.id })
  const created: [Table, number][] = [
    ['tasks', task.id],
    ['deals', deal.id],
    ['units', unit.id],
    ['projects', project.id],
    ['developers', developer.id],
    ['inboxThreads', thread.id],
    ['contacts', contact.id],
    ['staffUsers', user.id],
  ]
  expect(created).toHaveLength(RecordKinds.ids.length)
  for (const [table, id] of created) await remove(table, id)

  await purgeAfter(29)
  for (const [table, id] of created) expect(await there(table, [id])).toEqual([id])
  await purgeAfter(31)
  for (const [table, id] of created) expect([table, await there(table, [id])]).toEqual([table, []])

  const { body } = await world.request('GET', '/api/audit?action=purge', { as: admin })
  const named = body.map(({ subject, subjectName, actorName }: Record<string, string>) => [
    subject,
    subjectName,
    actorName,
  ])
  expect(named.toReversed()).toEqual([
    ['task', 'Gone', 'System'],
    ['deal', 'Deal', 'System'],
    ['unit', `Gone Tower ${unit.unitNumber}`, 'System'],
    ['project', 'Gone Tower', 'System'],
    ['developer', 'Gone Homes', 'System'],
    ['thread', 'Gone Talk', 'System'],
    ['contact', 'Khun Gone', 'System'],
    ['user', expect.stringContaining('gone'), 'System'],
  ])
  const history = `/api/audit?subject=contact&subjectId=${contact.id}`
  const { body: remainingEntries } = await world.request('GET', history, { as: admin })
  expect(remainingEntries.map(({ action }: { action: string }) => action)).toEqual([
    'purge',
    'delete',
    'create',
  ])
})

test('a record that another one refers to is kept until that one is gone', async () => {
  const inquiredUnit = await aUnit(world)
  const sent = {
    ...{ name: 'Khun Ask', email: 'ask@sathani.example', phone: '0812345678' },
    ...{ lineId: '', propertyId: inquiredUnit.id, propertyDetails: 'A unit' },
  }
  const inquiry = await world.request('POST', '/api/property-inquiry', { body: sent })
  expect(inquiry.status).toBe(201)
  const { contactId } = await world.db
    .selectFrom('inquiries')
    .select('contactId')
    .where('id', '=', inquiry.body.id)
    .executeTakeFirstOrThrow()
  const owner = await aContact(world, { name: 'Khun Owner' })
  const owned = await aUnit(world, { ownerContactId: owner.id })
  await remove('units', inquiredUnit.id, owned.id)
  await remove('contacts', contactId, owner.id)
  await world.db.updateTable('units').set({ deletedAt: null }).where('id', '=', owned.id).execute()

  await purgeAfter(31)
  expect(await there('units', [inquiredUnit.id, owned.id])).toEqual([inquiredUnit.id, owned.id])
  expect(await there('contacts', [contactId, owner.id])).toEqual([contactId, owner.id])

  await remove('units', owned.id)
  await purgeAfter(31)
  expect(await there('units', [owned.id])).toEqual([])
  expect(await there('contacts', [contactId, owner.id])).toEqual([contactId])
})

test('its own timeline is purged with it; entries shared with another record are kept', async () => {
  const [lone, shared] = [await aContact(world), await aContact(world)]
  const unit = await aUnit(world)
  const entry = { type: 'note', title: 'Called', performedBy: 'Anna' }
  await world.db
    .insertInto('activities')
    .values([
      { ...entry, contactId: lone.id },
      { ...entry, contactId: shared.id, unitId: unit.id },
    ])
    .execute()
  await remove('contacts', lone.id, shared.id)
  await purgeAfter(31)
  expect(await there('contacts', [lone.id, shared.id])).toEqual([shared.id])
  const remaining = await world.db
    .selectFrom('activities')
    .select('contactId')
    .where('contactId', 'in', [lone.id, shared.id])
    .execute()
  expect(new Set(remaining.map(({ contactId }) => contactId))).toEqual(new Set([shared.id]))
})

test('users who appear in the audit log are kept, but in no list', async () => {
  const remaining = await world.signIn('manager')
  const { status } = await world.request('POST', '/api/auth/logout', { as: remaining })
  expect(status).toBe(204)
  await remove('staffUsers', remaining.actor.id)
  await purgeAfter(31)
  expect(await there('staffUsers', [remaining.actor.id])).toEqual([remaining.actor.id])
})

test('more than one batch is purged in one night', async () => {
  const ids = await world.db
    .insertInto('developers')
    .values(Array.from({ length: 1100 }, (_, i) => ({ name: `Many ${i}`, deletedAt: world.now })))
    .returning('id')
    .execute()
  const firstIds = ids.slice(0, 5).map(({ id }) => id)
  expect(await there('developers', firstIds)).toHaveLength(5)
  await purgeAfter(31)
  const { rows } = await sql`select from developers where name like 'Many %'`.execute(world.db)
  expect(rows).toEqual([])
})

test('the tasks of a contact are purged with them, though a task of another one led to one of them', async () => {
  const contact = await aContact(world, { name: 'Khun Rhythm' })
  const other = await aContact(world)
  const series = { contactId: contact.id, dueDate: '2026-12-01', repeat: 'weekly' } as const
  const { id } = await aTask(world, series, admin)
  const put = (body: object) => world.request('PUT', `/api/tasks/${id}`, { as: admin, body })
  const { nextId } = (await put({ status: 'completed' })).body
  await put({ contactId: other.id })
  await remove('contacts', contact.id)
  await purgeAfter(31)
  expect(await there('contacts', [contact.id])).toEqual([])
  expect(await there('tasks', [id, nextId])).toEqual([id])
})
