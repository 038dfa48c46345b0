import { expect, test } from 'vitest'
import { nextDay } from './next-day.ts'

test.each([
  ['weekly', '2026-11-25', '2026-11-25', '2026-12-02'],
  ['weekly', '2026-11-25', '2026-12-02', '2026-12-02'],
  ['weekly', '2026-11-25', '2026-12-03', '2026-12-09'],
  ['weekly', '2026-12-30', '2026-11-25', '2027-01-06'],
  ['monthly', '2027-01-31', '2027-01-31', '2027-02-28'],
  ['monthly', '2028-01-31', '2028-01-31', '2028-02-29'],
  ['monthly', '2027-02-28', '2027-02-28', '2027-03-31'],
  ['monthly', '2027-12-31', '2027-12-31', '2028-01-31'],
  ['monthly', '2026-08-31', '2026-11-25', '2026-11-30'],
] as const)(
  'what repeats %s after %s, seen on %s, is next due on %s',
  (repeat, day, today, next) => {
    expect(nextDay(repeat, day, 31, today)).toBe(next)
  },
)

test('a monthly task keeps its day of the month', () => {
  expect(nextDay('monthly', '2026-11-15', 15, '2026-11-20')).toBe('2026-12-15')
})
