import { expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { aUnit } from '../test-factory.ts'
import { parseUnitSearch } from './search.ts'
import { similarSearch } from './similar-search.ts'
import type { PublicUnit } from './unit.ts'

const world = await testApp()

test.each([
  [
    { listingType: 'sell', price: 8_900_000, bedrooms: 2 },
    { listingType: 'sale', priceMin: 7_000_000, priceMax: 11_000_000, selectedBedrooms: [2] },
  ],
  [
    { listingType: 'rent', rentAmount: 32_000, bedrooms: 0 },
    { listingType: 'rent', priceMin: 25_000, priceMax: 40_000, selectedBedrooms: [0] },
  ],
  [
    { listingType: 'rent_sell', rentAmount: 32_000, price: 6_000_000, bedrooms: 1 },
    { listingType: 'sale', priceMin: 4_500_000, priceMax: 7_500_000, selectedBedrooms: [1] },
  ],
] as const)(
  'the search for homes similar to %o has its filters and finds itself',
  async (unit, expected) => {
    const { id } = await aUnit(world, unit)
    const { text } = await world.request('GET', `/api/units/${id}`)
    const document: PublicUnit = JSON.parse(text)
    const search = similarSearch(document)
    expect(search).toMatchObject(expected)
    expect(search.stationId).toBe(document.project.nearbyStations[0]?.id)
    expect(parseUnitSearch({ ...search }), 'it is in its normal form').toEqual(search)
    const query = new URLSearchParams(
      Object.entries(search).map(([key, value]) => [key, String(value)]),
    )
    const { body } = await world.request('GET', `/api/units/search?${query}`)
    expect(body.map((found: PublicUnit) => found.id)).toContain(id)
  },
)
