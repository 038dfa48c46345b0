import { expect, test } from 'vitest'
import { featuredNote } from './featured-units.tsx'
import { homeTexts } from './home-texts.ts'

const note = (...args: Parameters<typeof featuredNote>) => homeTexts[featuredNote(...args)]
const TODAY = '2026-11-21'
const confirmed = (day: string) => ({
  status: 'available' as const,
  availabilityDate: `${day}T05:00:00.000Z`,
})

test('the note says “confirmed” only when all homes were confirmed within seven days', () => {
  const week = 'Confirmed as available in the last seven days.'
  const newest = 'The newest on our list.'
  expect(note([confirmed('2026-11-21'), confirmed('2026-11-15')], TODAY)).toBe(week)
  expect(note([confirmed('2026-11-21'), confirmed('2026-11-14')], TODAY)).toBe(newest)
  expect(note([confirmed('2026-11-22')], TODAY)).toBe(newest)
  expect(note([{ ...confirmed('2026-11-21'), status: 'reserved' }], TODAY)).toBe(newest)
  expect(note([{ status: 'available', availabilityDate: null }], TODAY)).toBe(newest)
})
