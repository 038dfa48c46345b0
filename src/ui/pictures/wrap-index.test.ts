import { expect, test } from 'vitest'
import { wrapIndex } from './wrap-index.ts'

test('indexes wrap around at both ends', () => {
  expect(wrapIndex(5, 1, 6)).toBe(0)
  expect(wrapIndex(0, -1, 6)).toBe(5)
  expect(wrapIndex(2, 1, 6)).toBe(3)
  expect(wrapIndex(1, -13, 6)).toBe(0)
})

test('lists of one or no picture stay at the first', () => {
  expect(wrapIndex(0, 1, 1)).toBe(0)
  expect(wrapIndex(0, -1, 0)).toBe(0)
})
