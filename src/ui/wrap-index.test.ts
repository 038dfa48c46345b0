import { expect, test } from 'vitest'
import { dotWindow, wrapIndex } from './wrap-index.ts'

test('after the last picture comes the first, and before the first the last', () => {
  expect(wrapIndex(5, 1, 6)).toBe(0)
  expect(wrapIndex(0, -1, 6)).toBe(5)
  expect(wrapIndex(2, 1, 6)).toBe(3)
  expect(wrapIndex(1, -13, 6)).toBe(0)
})

test('a single picture stays, and so does none', () => {
  expect(wrapIndex(0, 1, 1)).toBe(0)
  expect(wrapIndex(0, -1, 0)).toBe(0)
})

test('all dots are shown where they fit', () => {
  expect(dotWindow(2, 6, 7)).toEqual([0, 1, 2, 3, 4, 5])
  expect(dotWindow(0, 0, 7)).toEqual([])
})

test('where they do not, the window follows the picture and stops at both ends', () => {
  expect(dotWindow(0, 20, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(dotWindow(9, 20, 7)).toEqual([6, 7, 8, 9, 10, 11, 12])
  expect(dotWindow(19, 20, 7)).toEqual([13, 14, 15, 16, 17, 18, 19])
})
