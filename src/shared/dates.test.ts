import { expect, test } from 'vitest'
import { isStale } from './dates.ts'

test('what was confirmed more than thirty days ago is stale', () => {
  const on = (day: string) => isStale(`${day}T03:00:00Z`, '2026-11-21')
  expect(on('2026-10-22')).toBe(false)
  expect(on('2026-10-21')).toBe(true)
  expect(on('2027-01-01')).toBe(false)
  expect(isStale(null, '2026-11-21')).toBe(false)
})
