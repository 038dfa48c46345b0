import { expect, test } from 'vitest'
import { stationBands } from './station-bands.ts'

const to = (inbound: Record<number, number>) =>
  Object.entries(inbound).map(([stationId, minutes]) => ({
    stationId: Number(stationId),
    train: minutes,
    transfers: 0,
    inbound: minutes,
  }))
const asok = [{ walk: 0, minutes: to({ 1: 0, 2: 6, 3: 14, 4: 26 }) }]

test('a station stands in the band of its minutes, beyond the limit in none', () => {
  expect([...stationBands([asok], 25)]).toEqual([
    [1, { minutes: 0, band: 1 }],
    [2, { minutes: 6, band: 2 }],
    [3, { minutes: 14, band: 3 }],
    [4, { minutes: 26, band: null }],
  ])
})

test('a place that is no station is reached by the quickest of those near it', () => {
  const school = [
    { walk: 9, minutes: to({ 1: 0, 2: 6 }) },
    { walk: 2, minutes: to({ 1: 8, 2: 3 }) },
  ]
  const bands = stationBands([school], 25)
  expect([bands.get(1)?.minutes, bands.get(2)?.minutes]).toEqual([9, 5])
})

test('of two places the slower counts, and only where both can be reached', () => {
  const other = [{ walk: 0, minutes: to({ 1: 12, 2: 3, 4: 1 }) }]
  expect([...stationBands([asok, other], 25)]).toEqual([
    [1, { minutes: 12, band: 3 }],
    [2, { minutes: 6, band: 2 }],
    [4, { minutes: 26, band: null }],
  ])
  expect(stationBands([], 25).size).toBe(0)
})
