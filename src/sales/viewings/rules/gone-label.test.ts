import { expect, test } from 'vitest'
import type { UnitStatus } from '../../../records/units/rules/unit-sets.ts'
import { english } from '../../../shared/language.ts'
import { goneLabel } from './gone-label.ts'

test('a home that can no longer be had says what became of it', () => {
  const label = (status: UnitStatus, showOnWebsite = true, isDeleted = false) =>
    goneLabel({ status, showOnWebsite, isDeleted }, english)
  expect(label('available')).toBeNull()
  expect(label('rented', false)).toBe('Rented')
  expect(label('sold')).toBe('Sold')
  expect(label('off_market')).toBe('Off market')
  expect(label('confirmed')).toBe('Reserved')
  expect(label('available', false)).toBe('Off the website')
  expect(label('sold', true, true)).toBe('Deleted')
})
