import { expect, test } from 'vitest'
import { conflictFields, unanswered } from './conflict.ts'

const before = { price: 10, floor: 3, name: 'A', views: ['city'] }

test('a conflict lists the fields changed by others and those changed by both', () => {
  const theirs = { ...before, price: 12, floor: 4, views: ['park'] }
  expect(conflictFields(before, theirs, { price: 9, name: 'B' })).toEqual([
    { name: 'price', theirs: 12, mine: 9, isTyped: true },
    { name: 'floor', theirs: 4, mine: 3, isTyped: false },
    { name: 'views', theirs: ['park'], mine: ['city'], isTyped: false },
  ])
})

test('equal changes and previously unknown fields are no conflict', () => {
  const theirs = { ...before, price: 12, floor: 4 }
  expect(conflictFields({ price: 10 }, theirs, { price: 12 })).toEqual([])
})

test('only fields changed by both need a choice', () => {
  const fields = conflictFields(before, { ...before, price: 12, floor: 4 }, { price: 9 })
  const conflict = { changedBy: null, changedAt: null, fields }
  expect(unanswered(conflict, {}).map(({ name }) => name)).toEqual(['price'])
  expect(unanswered(conflict, { price: 'mine' })).toEqual([])
  expect(unanswered(null, {})).toEqual([])
})
