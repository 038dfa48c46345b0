import { expect, test } from 'vitest'
import type { MapCluster } from '../rules/map.ts'
import { markName, markText } from './format-cluster.ts'

const building: MapCluster = {
  ...{ latitude: 13.7, longitude: 100.5, units: 5, projects: 1 },
  project: { id: 1, name: 'Asok Cadence' },
  ...{ prices: null, rents: { low: 23_000, high: 60_000 } },
  bounds: [100.5, 13.7, 100.5, 13.7],
}
const sale = { low: 5_400_000, high: 9_000_000 }

test.each<[string, Partial<MapCluster>, string]>([
  ['to rent', {}, 'from 23K'],
  ['to buy', { rents: null, prices: sale }, 'from 5.4M'],
  ['to rent and to buy', { prices: sale }, '5 homes'],
  ['without a figure', { rents: null }, '5 homes'],
  ['of which one is to rent', { units: 1 }, '23K/mo'],
  ['of which one is to buy', { units: 1, rents: null, prices: sale }, '5.4M'],
  ['beside others', { projects: 3 }, '5'],
])('a building with homes %s is marked %s', (_, fields, text) => {
  const cluster = { ...building, ...fields }
  expect(markText(cluster, 'homes')).toBe(text)
  expect(markName(cluster, 'homes')).toContain(text)
  expect(markName(cluster, 'homes')).toContain('Asok Cadence')
})

test('a mark of properties counts their homes', () => {
  expect(markText(building, 'properties')).toBe('5 homes')
})
