import { beforeEach, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'

let world: TestApp
let anna: SignedIn
beforeEach(async () => {
  world = await testApp()
  anna = await world.signIn('admin')
})

const removals = {
  deleted: (user: SignedIn, as: SignedIn) =>
    world.request('DELETE', `/api/admin/users/${user.actor.id}`, { as }),
  deactivated: (user: SignedIn, as: SignedIn) =>
    world.request('PUT', `/api/admin/users/${user.actor.id}`, { as, body: { isActive: false } }),
  demoted: (user: SignedIn, as: SignedIn) =>
    world.request('PUT', `/api/admin/users/${user.actor.id}`, { as, body: { role: 'manager' } }),
}

test.each(Object.entries(removals))(
  'the last active admin cannot be %s',
  async (_removal, remove) => {
    const inactive = await world.signIn('admin')
    await removals.deactivated(inactive, anna)
    const response = await remove(anna, anna)
    expect(response.status).toBe(409)
    expect(response.body.message).toBe('At least one active admin must remain')
    expect((await world.request('GET', '/api/admin/users', { as: anna })).status).toBe(200)
  },
)

test.each(Object.entries(removals))(
  'when two admins are %s by each other at the same time, one remains',
  async (_removal, remove) => {
    const ben = await world.signIn('admin')
    const responses = await Promise.all([remove(anna, ben), remove(ben, anna), remove(anna, anna)])
    const remaining = await world.db
      .selectFrom('staffUsers')
      .select('id')
      .where('role', '=', 'admin')
      .where('isActive', '=', true)
      .where('deletedAt', 'is', null)
      .execute()
    expect(remaining).toHaveLength(1)
    for (const { status } of responses) expect([200, 204, 401, 403, 404, 409]).toContain(status)
  },
)
