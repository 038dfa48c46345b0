import { expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { aProject } from '../../../records/projects/test-factory.ts'
import type { UnitRecord } from '../../../records/units/rules/unit.ts'
import { aUnit } from '../../../records/units/test-factory.ts'
import { askedSearch } from './asked-search.ts'

const world = await testApp()

async function searchLike(fields: Parameters<typeof aUnit>[1]) {
  const { id } = await aUnit(world, fields)
  const as = await world.signIn('agent')
  const unit: UnitRecord = (await world.request('GET', `/api/units/${id}`, { as })).body
  return { unit, search: askedSearch(unit) }
}

test('a home that is for rent and sale says neither which is wanted nor a price', async () => {
  const both = { listingType: 'rent_sell', rentAmount: 32_000, price: 6_000_000 } as const
  const { search } = await searchLike({ ...both, bedrooms: 1 })
  expect(search).toMatchObject({ selectedBedrooms: [1] })
  for (const name of ['listingType', 'priceMin', 'priceMax'])
    expect(search).not.toHaveProperty(name)
})

test('where no station is near, homes of the same project fit', async () => {
  const { id: projectId } = await aProject(world, { latitude: 13.86, longitude: 100.86 })
  const { search } = await searchLike({ projectId, listingType: 'rent', rentAmount: 20_000 })
  expect(search).toMatchObject({ projectId, listingType: 'rent', priceMin: 15_000 })
  expect(search.stationId).toBeUndefined()
})
