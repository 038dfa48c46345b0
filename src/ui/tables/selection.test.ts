import { expect, test } from 'vitest'
import { toggled } from './selection.ts'

test('toggling a page selects all its rows or none, without changing other pages', () => {
  expect([...toggled(new Set([1, 9]), [1, 2])]).toEqual([1, 9, 2])
  expect([...toggled(new Set([1, 2, 9]), [1, 2])]).toEqual([9])
  expect([...toggled(new Set([9]), [])]).toEqual([9])
})
