import { expect, test } from 'vitest'
import { formatDistance, isBeyondWalking, walkingMinutes } from './distance.ts'

test('below 1000 m a distance is in metres, from there on in kilometres with one decimal', () => {
  expect([0, 240, 999].map((metres) => formatDistance(metres))).toEqual(['0 m', '240 m', '999 m'])
  expect([1000, 1049, 1250, 20_000].map((metres) => formatDistance(metres))).toEqual([
    '1.0 km',
    '1.0 km',
    '1.3 km',
    '20.0 km',
  ])
})

test("each 80 metres begun are a minute's walk, and over 1000 m is beyond walking", () => {
  expect([0, 80, 81, 1000].map(walkingMinutes)).toEqual([0, 1, 2, 13])
  expect([999, 1000, 1001].map(isBeyondWalking)).toEqual([false, false, true])
})
