import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { saveDeveloper } from '../../records/developers/save-developer.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { deleteUnit } from '../../records/units/delete-unit.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { DealStages } from './rules/deal.ts'

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
      ...DealStages.ids.map((stage) => ({
        ...deal,
        stage,
        closedOn: /won|lost/.test(stage) ? '2026-01-01' : null,
      })),
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

test('The figures are not sent again to whoever has them, until one of them changes', async () => {
  const seen = (etag = '') =>
    world.request('GET', '/api/stats', { as: agent, headers: { 'if-none-match': etag } })
  const projectId = (await aProject(world)).id
  const contactId = (await aContact(world)).id
  const unit = await aUnit(world, { projectId, showOnWebsite: false })
  const changes: Record<string, () => Promise<unknown>> = {
    project: () => aProject(world),
    unit: () => aUnit(world, { projectId, showOnWebsite: false }),
    'unit deleted': () => deleteUnit(world.context(), unit.id),
    developer: () => saveDeveloper(world.context(), null, { name: 'Stats Homes' }),
    deal: () =>
      world.db.insertInto('deals').values({ contactId, dealName: 'Deal', value: 1 }).execute(),
    'deal won': () =>
      world.db
        .updateTable('deals')
        .set({ stage: 'won', closedOn: '2026-01-01' })
        .where('stage', '=', 'leadin')
        .execute(),
  }
  for (const [name, change] of Object.entries(changes)) {
    const first = await seen()
    const etag = first.headers.get('etag') ?? ''
    const again = await seen(etag)
    expect([name, again.status, again.text]).toEqual([name, 304, ''])
    expect(again.headers.get('etag')).toBe(etag)
    await change()
    const changed = await seen(etag)
    expect([name, changed.status]).toEqual([name, 200])
    expect(changed.body).not.toEqual(first.body)
  }
  const before = (await seen()).headers.get('etag') ?? ''
  await aContact(world)
  expect((await seen(before)).status).toBe(304)
})

test('The figures are for staff', async () => {
  expect((await world.request('GET', '/api/stats')).status).toBe(401)
  const user = await world.signIn('user')
  expect((await world.request('GET', '/api/stats', { as: user })).status).toBe(403)
})
