import { expect, test } from 'vitest'
import { keptOrder } from './kept-order.ts'

test('handled rows keep their places, rows that left for other reasons go, new ones follow', () => {
  expect(keptOrder([], [1, 2, 3], new Set())).toEqual([1, 2, 3])
  expect(keptOrder([1, 2, 3], [1, 3, 4], new Set([2]))).toEqual([1, 2, 3, 4])
  expect(keptOrder([1, 2, 3], [3, 1], new Set())).toEqual([1, 3])
  const shown = [1, 2]
  expect(keptOrder(shown, [2, 1], new Set())).toBe(shown)
})
