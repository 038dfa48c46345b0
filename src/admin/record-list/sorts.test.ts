import { expect, test } from 'vitest'
import { shownSort, sortParameter } from './sorts.ts'

const columns = [
  { id: 'name', sorts: ['name', 'name_desc'] as const },
  { id: 'built', sorts: ['built_old', 'built_new'] as const },
  { id: 'photo' },
]

test('sort parameters and column sorts convert to each other', () => {
  for (const [named, by, descending] of [
    ['name', 'name', false],
    ['name_desc', 'name', true],
    ['built_new', 'built', true],
  ] as const) {
    expect(shownSort(columns, named)).toEqual({ by, descending })
    expect(sortParameter(columns, { by, descending })).toBe(named)
  }
})

test('the default order and unknown parameters sort by no column', () => {
  for (const named of ['', 'newest', 'photo']) expect(shownSort(columns, named)).toBeNull()
  expect(sortParameter(columns, null)).toBeNull()
  expect(sortParameter(columns, { by: 'photo', descending: false })).toBeNull()
})
