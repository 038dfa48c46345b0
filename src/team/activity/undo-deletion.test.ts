import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { saveDeveloper } from '../../records/developers/save-developer.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { aDeal } from '../../sales/deals/test-factory.ts'
import { aThread } from '../../sales/inbox/test-factory.ts'
import { mayDelete } from '../staff/rules/staff.ts'
import { aUser } from '../staff/test-factory.ts'
import { aTask } from '../tasks/test-factory.ts'
import { type RecordKind, RecordKinds } from './rules/activity.ts'

const paths: Record<RecordKind, string> = {
  unit: '/api/units',
  project: '/api/projects',
  developer: '/api/developers',
  contact: '/api/leads',
  deal: '/api/deals',
  task: '/api/tasks',
  thread: '/api/inbox/threads',
  user: '/api/admin/users',
}

let world: TestApp
let everybody: SignedIn[]
let created = 0
beforeAll(async () => {
  world = await testApp()
  const mayDeleteUnits = await world.signIn('agent')
  await world.db
    .updateTable('staffUsers')
    .set({ canDeleteUnits: true })
    .where('id', '=', mayDeleteUnits.actor.id)
    .execute()
  everybody = [
    await world.signIn('admin'),
    await world.signIn('manager'),
    await world.signIn('manager'),
    await world.signIn('agent'),
    await again(mayDeleteUnits),
  ]
})

async function again(as: SignedIn): Promise<SignedIn> {
  const { body } = await world.request('GET', '/api/auth/check', { as })
  return { ...as, actor: body }
}

/** A record that this user may delete, if anybody of their role may. */
async function aRecord(kind: RecordKind, who: SignedIn): Promise<number> {
  const name = `Undone ${kind} ${++created}`
  if (kind === 'unit') return (await aUnit(world, { unitNumber: name })).id
  if (kind === 'project') return (await aProject(world, { name })).id
  if (kind === 'developer') return (await saveDeveloper(world.context(), null, { name })).id
  if (kind === 'contact') return (await aContact(world, { name })).id
  if (kind === 'deal') return (await aDeal(world, { dealName: name }, who)).id
  if (kind === 'task') return (await aTask(world, { title: name }, who)).id
  if (kind === 'thread') return (await aThread(world, { name })).id
  return (await aUser(world, { username: name.replaceAll(' ', '-') })).id
}

const restore = (kind: RecordKind, id: number, as: SignedIn) =>
  world.request('POST', `${paths[kind]}/${id}/restore`, { as })

test.each(RecordKinds.ids)(
  'whoever deleted a %s and may still delete it undoes that',
  async (kind) => {
    let deletions = 0
    for (const who of everybody) {
      const id = await aRecord(kind, who)
      const { status } = await world.request('DELETE', `${paths[kind]}/${id}`, { as: who })
      const isAllowed = who.actor.permissions[mayDelete[kind]]
      expect([kind, who.actor.role, status]).toEqual([kind, who.actor.role, isAllowed ? 204 : 403])
      if (!isAllowed) continue
      deletions += 1
      for (const other of everybody) {
        if (other === who || other.actor.isAdmin) continue
        expect((await restore(kind, id, other)).status).toBe(403)
      }
      expect([who.actor.role, (await restore(kind, id, who)).status]).toEqual([who.actor.role, 200])
      expect((await restore(kind, id, who)).status).toBe(404)
    }
    expect(deletions).toBeGreaterThan(0)
  },
)

test('an admin restores what anybody deleted, and a lost permission ends the right to undo', async () => {
  const [admin, manager] = everybody
  if (!admin || !manager) throw new Error('Somebody is missing.')
  const id = await aRecord('contact', manager)
  await world.request('DELETE', `/api/leads/${id}`, { as: manager })
  expect((await restore('contact', id, admin)).status).toBe(200)

  const other = await aRecord('contact', manager)
  await world.request('DELETE', `/api/leads/${other}`, { as: manager })
  await world.db
    .updateTable('staffUsers')
    .set({ role: 'agent' })
    .where('id', '=', manager.actor.id)
    .execute()
  expect((await restore('contact', other, manager)).status).toBe(403)
})
