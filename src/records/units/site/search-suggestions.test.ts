import { expect, test } from 'vitest'
import { unitSearchQuery } from '../rules/query.ts'
import { parseUnitSearch, type UnitSearch } from '../rules/search.ts'
import { searchSuggestions } from './search-suggestions.ts'

const lines = [
  line('east', ['Ari', 'Siam', 'Chit Lom', 'Asok', 'Thong Lo']),
  line('south', ['National Stadium', 'Siam', 'Sala Daeng']),
]
const names = { station: 'Siam', park: null, mall: null, project: null }

test('an empty search suggests the neighbouring stations on every line first, nearest first', async () => {
  const search = parseUnitSearch({ stationId: '2', bedrooms: '3' })
  const suggestions = await searchSuggestions(search, names, lines, async () => 4)
  expect(suggestions.map(({ label, total }) => [label, total])).toEqual([
    ['Near Ari instead of Siam', 4],
    ['Near Chit Lom instead of Siam', 4],
    ['Near National Stadium instead of Siam', 4],
    ['Near Sala Daeng instead of Siam', 4],
    ['Near Asok instead of Siam', 4],
    ['Without “Siam · within 1 km”', 4],
    ['Without “3+ Bedrooms”', 4],
    ['Clear All', 4],
  ])
  expect(suggestions[0]?.search).toEqual({ ...search, stationId: 1 })
})

test('only searches with results are suggested', async () => {
  const search = parseUnitSearch({ bedrooms: '3', propertyId: 'no such' })
  const count = async (other: UnitSearch) => (unitSearchQuery(other) === 'bedrooms=3' ? 12 : 0)
  expect(await searchSuggestions(search, { ...names, station: null }, lines, count)).toEqual([
    { label: 'Without “Property ID no such”', search: { bedrooms: 3 }, total: 12 },
  ])
})

test('if dropping one condition does not help, the listing type alone is suggested', async () => {
  const search = parseUnitSearch({ listingType: 'rent', priceMax: '1', bedrooms: '3' })
  const count = async (other: UnitSearch) => (unitSearchQuery(other) === 'listingType=rent' ? 9 : 0)
  expect(await searchSuggestions(search, { ...names, station: null }, lines, count)).toEqual([
    { label: 'Only “For rent”, without all else', search: { listingType: 'rent' }, total: 9 },
  ])
})

test('no search is suggested twice, and each label names all that it drops', async () => {
  const search = parseUnitSearch({ listingType: 'rent', priceMax: '20000', sort: 'size' })
  const suggestions = await searchSuggestions(
    search,
    { ...names, station: null },
    lines,
    async () => 4,
  )
  expect(suggestions.map(({ label, search }) => [label, unitSearchQuery(search)])).toEqual([
    ['Without “For rent” and “Under 20,000 THB/month”', 'sort=size'],
    ['Without “Under 20,000 THB/month”', 'listingType=rent&sort=size'],
  ])
})

function line(id: string, stations: string[]) {
  const base = id === 'east' ? 0 : 100
  return {
    id,
    name: id,
    stations: stations.map((name, i) => ({
      id: base + i + 1,
      code: `${id}${i}`,
      name,
      nameTh: name,
      line: id,
    })),
  }
}
