import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { aContact } from '../test-factory.ts'

let world: TestApp
let manager: SignedIn
beforeAll(async () => {
  world = await testApp()
  manager = await world.signIn('manager')
})

const merge = (keptId: number, otherId: number) =>
  world.request('POST', `/api/leads/${keptId}/merge`, { as: manager, body: { otherId } })

test('merges of three contacts in a circle at once: nobody waits for ever, and one of them is left', async () => {
  const [a, b, c] = [await aContact(world), await aContact(world), await aContact(world)]
  const answers = await Promise.all([merge(a.id, b.id), merge(b.id, c.id), merge(c.id, a.id)])
  const statuses = answers.map(({ status }) => status)
  for (const status of statuses) expect([200, 404, 409]).toContain(status)
  const done = statuses.filter((status) => status === 200).length
  expect(done).toBeGreaterThan(0)
  const left = await world.db
    .selectFrom('contacts')
    .select('id')
    .where('id', 'in', [a.id, b.id, c.id])
    .where('deletedAt', 'is', null)
    .execute()
  expect(left).toHaveLength(3 - done)
})
