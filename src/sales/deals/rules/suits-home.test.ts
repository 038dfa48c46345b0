import { expect, test } from 'vitest'
import { suitsHome } from './suits-home.ts'

test('a home belongs to a deal about it, or to one of its kind that has no home yet', () => {
  const rental = { id: 7, listingType: 'rent' as const }
  expect(suitsHome({ unitId: 7, months: null }, rental)).toBe(true)
  expect(suitsHome({ unitId: 8, months: 12 }, rental)).toBe(false)
  expect(suitsHome({ unitId: null, months: 12 }, rental)).toBe(true)
  expect(suitsHome({ unitId: null, months: null }, rental)).toBe(false)
  const sale = { id: 7, listingType: 'sell' as const }
  expect(suitsHome({ unitId: null, months: null }, sale)).toBe(true)
  expect(suitsHome({ unitId: null, months: 12 }, sale)).toBe(false)
  const either = { id: 7, listingType: 'rent_sell' as const }
  expect(suitsHome({ unitId: null, months: 12 }, either)).toBe(true)
})
