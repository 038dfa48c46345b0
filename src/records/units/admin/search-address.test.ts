import { expect, test } from 'vitest'
import type { UnitSearch } from '../rules/search.ts'
import { readSearch, writeSearch } from './search-address.ts'

function throughAddress(search: UnitSearch): UnitSearch {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(writeSearch(search))) {
    if (value !== null) params.set(name, value)
  }
  return readSearch((name) => params.get(name) ?? '')
}

test('an address without parameters searches the units on the website', () => {
  expect(readSearch(() => '')).toEqual({ active: true })
  expect(writeSearch({ active: true }).active).toBeNull()
})

test.each<UnitSearch>([
  { active: true },
  { active: false },
  {},
  { active: true, selectedBedrooms: [1, 2], selectedFacilities: ['onsen', 'spa'], stationId: 4 },
  { primary: false, listingType: 'rent', priceMax: 40_000, search: 'Baan, 12/3' },
])('a search is the same after writing it to an address and reading it: %j', (search) => {
  expect(throughAddress(search)).toEqual(search)
})
