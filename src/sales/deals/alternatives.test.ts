import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import type { Alternative } from './rules/alternative.ts'
import { aDeal } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
beforeAll(async () => {
  agent = await world.signIn('agent')
})

// A degree of latitude is 111,195 metres.
const metresNorth = (metres: number) => ({
  latitude: 13.7256 + metres / 111_195,
  longitude: 100.5788,
})
const at = async (metres: number) => (await aProject(world, metresNorth(metres))).id
const of = async (id: number): Promise<Alternative[]> =>
  (await world.request('GET', `/api/deals/${id}/alternatives`, { as: agent })).body

test('Alternatives are three available homes near by that are like the one of the deal, nearest first', async () => {
  const like = { bedrooms: 2, size: 60, price: 10_000_000 }
  const origin = await at(0)
  const unit = await aUnit(world, { ...like, projectId: origin })
  await aUnit(world, { ...like, projectId: origin })
  const [near, middle, edge] = [await at(100), await at(400), await at(749)]
  const far = await aUnit(world, { projectId: edge, bedrooms: 3, size: 66, price: 12_000_000 })
  const close = await aUnit(world, { projectId: near, bedrooms: 1, size: 54, price: 8_000_000 })
  const hidden = await aUnit(world, { ...like, projectId: middle, showOnWebsite: false })
  for (const unlike of [
    { bedrooms: 4 },
    { size: 66.1 },
    { price: 12_000_001 },
    { status: 'sold' as const },
    { listingType: 'rent' as const, rentAmount: 40_000 },
  ]) {
    await aUnit(world, { ...like, projectId: near, ...unlike })
  }
  await aUnit(world, { ...like, projectId: await at(752) })
  const deal = await aDeal(world, { unitId: unit.id })
  const found = await of(deal.id)
  expect(found).toMatchObject([
    { id: close.id, distance: 100, moreBedrooms: -1, dearerPercent: -20, moreSqm: -6 },
    { id: hidden.id, distance: 400, moreBedrooms: 0, dearerPercent: 0, moreSqm: 0 },
    { id: far.id, distance: 749, moreBedrooms: 1, dearerPercent: 20, moreSqm: 6 },
  ])
})

test('A deal about renting compares rents', async () => {
  const place = { latitude: 13.8, longitude: 100.6 }
  const both = { bedrooms: 1, size: 30, listingType: 'rent_sell', price: 5_000_000 } as const
  const projectId = (await aProject(world, place)).id
  const unit = await aUnit(world, { ...both, projectId, rentAmount: 20_000 })
  const next = (await aProject(world, { ...place, latitude: 13.801 })).id
  const rental = await aUnit(world, {
    ...{ bedrooms: 1, size: 30, listingType: 'rent', rentAmount: 22_000, price: null },
    projectId: next,
  })
  const deal = await aDeal(world, { unitId: unit.id, months: 12, value: 240_000 })
  expect(await of(deal.id)).toMatchObject([{ id: rental.id, dearerPercent: 10 }])
  const sale = await aDeal(world, { unitId: unit.id })
  expect(await of(sale.id)).toEqual([])
})

test('A deal without a home has none', async () => {
  expect(await of((await aDeal(world)).id)).toEqual([])
  expect((await world.request('GET', '/api/deals/999999/alternatives', { as: agent })).status).toBe(
    404,
  )
})
