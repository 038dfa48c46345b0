import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../platform/testing/test-app.ts'
import { demoViewings } from './demo-tables.ts'
import { seedInventory } from './seed-inventory.ts'

const world = await testApp()
let admin: SignedIn
beforeAll(async () => {
  admin = await world.signIn('admin')
  await seedInventory(world.context(), new Map())
})

const list = async (query: string) =>
  (await world.request('GET', `/api/viewings?${query}&limit=100`, { as: admin })).body

test('the demo agency has viewings of every state, with answers and to come', async () => {
  const viewings = await list('')
  const ofDeals = viewings.filter(({ deal }: { deal: unknown }) => deal)
  expect(ofDeals.length).toBeGreaterThan(2)
  expect(viewings).toHaveLength(demoViewings.length + ofDeals.length)
  const states = new Set(viewings.map(({ state }: { state: string }) => state))
  expect(states).toEqual(new Set(['planned', 'done', 'missed', 'cancelled']))
  const homes = viewings.flatMap(
    ({ homes }: { homes: { client: unknown; agent: unknown }[] }) => homes,
  )
  expect(homes.filter(({ client }: { client: unknown }) => client).length).toBeGreaterThan(2)
  expect(homes.filter(({ agent }: { agent: unknown }) => agent).length).toBeGreaterThan(1)
  const now = encodeURIComponent(world.now.toISOString())
  expect((await list(`from=${now}&agentId=me`)).length).toBeGreaterThan(1)
  expect((await list('isUnanswered=true&agentId=me')).length).toBeGreaterThan(0)
})
