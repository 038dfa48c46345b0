import { expect, test } from 'vitest'
import { unitSearchQuery } from '../query-rules.ts'
import { parseUnitSearch, type UnitSearch } from '../search-rules.ts'
import { waysOut } from './ways-out.ts'

const lines = [
  line('east', ['Ari', 'Siam', 'Chit Lom', 'Asok', 'Thong Lo']),
  line('south', ['National Stadium', 'Siam', 'Sala Daeng']),
]
const names = { station: 'Siam', park: null, mall: null, project: null }

test('out of an empty search lead the stations next to it on every line, nearest first', async () => {
  const search = parseUnitSearch({ stationId: '2', bedrooms: '3' })
  const ways = await waysOut(search, names, lines, async () => 4)
  expect(ways.map(({ label, total }) => [label, total])).toEqual([
    ['Near Ari instead of Siam', 4],
    ['Near Chit Lom instead of Siam', 4],
    ['Near National Stadium instead of Siam', 4],
    ['Near Sala Daeng instead of Siam', 4],
    ['Near Asok instead of Siam', 4],
    ['Without “Siam · within 1 km”', 4],
    ['Without “3+ Bedrooms”', 4],
    ['Clear All', 4],
  ])
  expect(ways[0]?.search).toEqual({ ...search, stationId: 1 })
})

test('only to where there is something', async () => {
  const search = parseUnitSearch({ bedrooms: '3', propertyId: 'no such' })
  const count = async (other: UnitSearch) => (unitSearchQuery(other) === 'bedrooms=3' ? 12 : 0)
  expect(await waysOut(search, { ...names, station: null }, lines, count)).toEqual([
    { label: 'Without “Property ID no such”', search: { bedrooms: 3 }, total: 12 },
  ])
})

test('where one condition less does not help, all that is for rent or for sale remains', async () => {
  const search = parseUnitSearch({ listingType: 'rent', priceMax: '1', bedrooms: '3' })
  const count = async (other: UnitSearch) => (unitSearchQuery(other) === 'listingType=rent' ? 9 : 0)
  expect(await waysOut(search, { ...names, station: null }, lines, count)).toEqual([
    { label: 'Only “For rent”, without all else', search: { listingType: 'rent' }, total: 9 },
  ])
})

test('no way is offered twice, and each says all that it drops', async () => {
  const search = parseUnitSearch({ listingType: 'rent', priceMax: '20000', sort: 'size' })
  const ways = await waysOut(search, { ...names, station: null }, lines, async () => 4)
  expect(ways.map(({ label, search }) => [label, unitSearchQuery(search)])).toEqual([
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
