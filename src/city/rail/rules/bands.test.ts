import { expect, test } from 'vitest'
import { bandEnds, bandOf } from './bands.ts'

test('a limit is divided into five equal bands', () => {
  expect([0, 5, 6, 10, 11, 20, 21, 25].map((minutes) => bandOf(minutes, 25))).toEqual([
    1, 1, 2, 2, 3, 4, 5, 5,
  ])
  expect(bandEnds(25)).toEqual([5, 10, 15, 20, 25])
  expect([1, 2, 4, 5].map((minutes) => bandOf(minutes, 5))).toEqual([1, 2, 4, 5])
})

test('beyond the limit there is no band', () => {
  expect(bandOf(26, 25)).toBeNull()
})
