import { beforeEach, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../test-app.ts'

let world: TestApp
let anna: SignedIn
beforeEach(async () => {
  world = await testApp()
  anna = await world.signIn('admin')
})

const ways = {
  deleted: (who: SignedIn, as: SignedIn) =>
    world.request('DELETE', `/api/admin/users/${who.actor.id}`, { as }),
  deactivated: (who: SignedIn, as: SignedIn) =>
    world.request('PUT', `/api/admin/users/${who.actor.id}`, { as, body: { isActive: false } }),
  demoted: (who: SignedIn, as: SignedIn) =>
    world.request('PUT', `/api/admin/users/${who.actor.id}`, { as, body: { role: 'manager' } }),
}

test.each(Object.entries(ways))('the last active admin cannot be %s', async (_way, end) => {
  const inactive = await world.signIn('admin')
  await ways.deactivated(inactive, anna)
  const answer = await end(anna, anna)
  expect(answer.status).toBe(409)
  expect(answer.body.message).toBe('At least one active admin must remain')
  expect((await world.request('GET', '/api/admin/users', { as: anna })).status).toBe(200)
})

test.each(Object.entries(ways))(
  'of two admins who are %s by each other at the same time, one remains',
  async (_way, end) => {
    const ben = await world.signIn('admin')
    const answers = await Promise.all([end(anna, ben), end(ben, anna), end(anna, anna)])
    const left = await world.db
      .selectFrom('staffUsers')
      .select('id')
      .where('role', '=', 'admin')
      .where('isActive', '=', true)
      .where('deletedAt', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
    for (const { status } of answers) expect([200, 204, 401, 403, 404, 409]).toContain(status)
  },
)
