import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time.ts'

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [750, '13 min'],
  [3600, '1 h'],
  [12_000, '3 h 20 min'],
  [86_400, '1 d'],
  [187_200, '2 d 4 h'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words)
})
