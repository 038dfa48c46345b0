import { expect, test } from 'vitest'
import { bandAt, metresLeft, stationTimes, stopTime } from './times.ts'

const to = (inbound: Record<number, number>) =>
  Object.entries(inbound).map(([stationId, minutes]) => ({
    stationId: Number(stationId),
    train: minutes,
    transfers: 0,
    inbound: minutes,
  }))
const asok = [{ walk: 0, minutes: to({ 1: 0, 2: 6, 3: 14, 4: 26 }) }]

test('a station is in the band of its minutes, or in none beyond the limit', () => {
  const look = { times: stationTimes([asok]), limit: 25 }
  expect([1, 2, 3, 4, 5].map((id) => bandAt(look, id))).toEqual([1, 2, 3, null, null])
})

test('a place that is not a station is reached by its quickest nearby station', () => {
  const school = [
    { walk: 9, minutes: to({ 1: 0, 2: 6 }) },
    { walk: 2, minutes: to({ 1: 8, 2: 3 }) },
  ]
  expect([...stationTimes([school])]).toEqual([
    [1, 9],
    [2, 5],
  ])
})

test('with two places the slower one counts, and only stations that reach both', () => {
  const other = [{ walk: 0, minutes: to({ 1: 12, 2: 3, 4: 1 }) }]
  expect([...stationTimes([asok, other])]).toEqual([
    [1, 12],
    [2, 6],
    [4, 26],
  ])
  expect(stationTimes([]).size).toBe(0)
})

test('an interchange counts by its quickest platform', () => {
  expect(stopTime(stationTimes([asok]), [3, 2])).toBe(6)
  expect(stopTime(stationTimes([asok]), [9])).toBeNull()
})

test('the rest of the limit is walked, at most a kilometre', () => {
  const look = { times: stationTimes([asok]), limit: 16 }
  expect(metresLeft(look, [1])).toBe(1000)
  expect(metresLeft(look, [3])).toBe(160)
  expect(metresLeft(look, [4])).toBe(0)
})
