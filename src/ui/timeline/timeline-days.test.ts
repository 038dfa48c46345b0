import { expect, test } from 'vitest'
import { timelineDays } from './timeline-days.ts'

test('entries are grouped by their day in Bangkok, which begins at 17:00 UTC', () => {
  const at = [
    '2026-11-21T17:00:00Z',
    '2026-11-21T16:59:59Z',
    '2026-11-20T20:00:00Z',
    '2026-09-01T03:00:00Z',
  ]
  const days = timelineDays(
    at.map((at) => ({ at })),
    '2026-11-22',
  )
  expect(days.map(({ name, entries }) => [name, entries.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['1 Sept 2026', 1],
  ])
})

test('an entry of another time than when it was written stands on its day', () => {
  const at = ['2026-11-22T03:00:00Z', '2026-11-25T03:00:00Z', '2026-11-22T02:00:00Z']
  const days = timelineDays(
    at.map((at) => ({ at })),
    '2026-11-22',
  )
  expect(days.map(({ name, entries }) => [name, entries.length])).toEqual([
    ['25 Nov 2026', 1],
    ['Today', 2],
  ])
})
