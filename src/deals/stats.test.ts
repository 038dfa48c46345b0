import { beforeAll, expect, test } from 'vitest'
import { aContact } from '../contacts/test-factory.ts'
import { saveDeveloper } from '../developers/save-developer.ts'
import { aProject } from '../projects/test-factory.ts'
import { type SignedIn, type TestApp, testApp } from '../test-app.ts'
import { DealStages } from './rules.ts'

let world: TestApp
let agent: SignedIn

beforeAll(async () => {
  world = await testApp()
  agent = await world.signIn('agent')
})

async function figures() {
  const { status, body } = await world.request('GET', '/api/stats', { as: agent })
  expect(status).toBe(200)
  return body
}

test('An empty agency counts nothing', async () => {
  expect(await figures()).toEqual({
    totalProperties: 0,
    totalUnits: 0,
    totalDevelopers: 0,
    totalOpenDeals: 0,
  })
})

test('The figures count what is stored and not deleted, hidden units included', async () => {
  const { id: projectId } = await aProject(world)
  const { id: deletedProject } = await aProject(world)
  await world.db
    .updateTable('projects')
    .set({ deletedAt: world.now })
    .where('id', '=', deletedProject)
    .execute()
  await saveDeveloper(world.context(), null, { name: 'Chao Phraya Homes' })
  const unit = { projectId, bedrooms: 1, bathrooms: 1, size: 30, listingType: 'sell', price: 1 }
  await world.db
    .insertInto('units')
    .values([
      { ...unit, unitNumber: '1' },
      { ...unit, unitNumber: '2', showOnWebsite: false },
      { ...unit, unitNumber: '3', deletedAt: world.now },
    ])
    .execute()
  const contactId = (await aContact(world)).id
  const deal = { contactId, dealName: 'Deal', value: 1 }
  await world.db
    .insertInto('deals')
    .values([
      ...DealStages.ids.map((stage) => ({ ...deal, stage })),
      { ...deal, stage: 'leadin', deletedAt: world.now },
    ])
    .execute()
  expect(await figures()).toEqual({
    totalProperties: 1,
    totalUnits: 2,
    totalDevelopers: 1,
    totalOpenDeals: DealStages.ids.length - 4,
  })
})

test('The figures are for staff', async () => {
  expect((await world.request('GET', '/api/stats')).status).toBe(401)
  const user = await world.signIn('user')
  expect((await world.request('GET', '/api/stats', { as: user })).status).toBe(403)
})
