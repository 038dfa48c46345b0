import { expect, test } from 'vitest'
import { toggled, toggledRange } from './selection.ts'

test('toggling a page selects all its rows or none, without changing other pages', () => {
  expect([...toggled(new Set([1, 9]), [1, 2])]).toEqual([1, 9, 2])
  expect([...toggled(new Set([1, 2, 9]), [1, 2])]).toEqual([9])
  expect([...toggled(new Set([9]), [])]).toEqual([9])
})

test('a range goes either way, takes the state of its last row, and ends where the page does', () => {
  const keys = [1, 2, 3, 4, 5]
  expect([...toggledRange(new Set([1]), keys, 1, 3)]).toEqual([1, 2, 3])
  expect([...toggledRange(new Set([4]), keys, 4, 2)]).toEqual([4, 2, 3])
  expect([...toggledRange(new Set([1, 2, 3, 4]), keys, 2, 4)]).toEqual([1])
  expect([...toggledRange(new Set([9]), keys, 9, 2)]).toEqual([9, 2])
})
