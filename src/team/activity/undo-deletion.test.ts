import { beforeAll, expect, test } from 'vitest'
import { kindPath, testedKinds } from '../../platform/testing/record-kinds.ts'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { mayDelete } from '../staff/rules/staff.ts'
import { type RecordKind, RecordKinds } from './rules/activity.ts'

let world: TestApp
let everybody: SignedIn[]
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
  const made = await testedKinds[kind]?.make?.(world, who)
  if (!made) throw new Error(`${kind} is not in record-kinds.ts`)
  return made.id
}

const restore = (kind: RecordKind, id: number, as: SignedIn) =>
  world.request('POST', `${kindPath(kind)}/${id}/restore`, { as })

test.each(RecordKinds.ids)(
  'whoever deleted a %s and may still delete it undoes that',
  async (kind) => {
    let deletions = 0
    for (const who of everybody) {
      const id = await aRecord(kind, who)
      const { status } = await world.request('DELETE', `${kindPath(kind)}/${id}`, { as: who })
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
