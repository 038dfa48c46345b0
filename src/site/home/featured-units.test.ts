import { expect, test } from 'vitest'
import { featuredNote } from './featured-units.tsx'

const TODAY = '2026-11-21'
const confirmed = (day: string) => ({
  status: 'available' as const,
  availabilityDate: `${day}T05:00:00.000Z`,
})

test('homes all confirmed within seven days are said to be; anything else is only the newest', () => {
  const week = 'Confirmed as available in the last seven days.'
  const newest = 'The newest on our list.'
  expect(featuredNote([confirmed('2026-11-21'), confirmed('2026-11-15')], TODAY)).toBe(week)
  expect(featuredNote([confirmed('2026-11-21'), confirmed('2026-11-14')], TODAY)).toBe(newest)
  expect(featuredNote([confirmed('2026-11-22')], TODAY)).toBe(newest)
  expect(featuredNote([{ ...confirmed('2026-11-21'), status: 'reserved' }], TODAY)).toBe(newest)
  expect(featuredNote([{ status: 'available', availabilityDate: null }], TODAY)).toBe(newest)
})
