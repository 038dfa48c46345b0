import { describe, expect, test } from 'vitest'
import {
  asksForRent,
  consequencesOfStatus,
  listingTypeOf,
  missingFigures,
  UnitChange,
  UnitInput,
} from './unit.ts'
import { UnitStatuses } from './unit-sets.ts'

const minimalInput = {
  projectId: 1,
  unitNumber: '1205',
  bedrooms: 1,
  bathrooms: 1,
  size: 30,
  price: 4_000_000,
}

describe('listing types', () => {
  test.each([
    ['sell', null, null, ['price']],
    ['sell', 1, null, []],
    ['rent', null, null, ['rentAmount']],
    ['rent', null, 1, []],
    ['rent', 5, 0, []],
    ['rent_sell', null, null, ['price', 'rentAmount']],
    ['rent_sell', 1, null, ['rentAmount']],
    ['rent_sell', 1, 1, []],
  ] as const)('%s with price %s and rent %s lacks %j', (listingType, price, rentAmount, paths) => {
    const faults = missingFigures({ listingType, price, rentAmount })
    expect(faults.map((fault) => fault.path)).toEqual(paths)
  })

  test('a missing listing type follows from price and rent', () => {
    expect(listingTypeOf(1, null)).toBe('sell')
    expect(listingTypeOf(null, null)).toBe('sell')
    expect(listingTypeOf(null, 1)).toBe('rent')
    expect(listingTypeOf(1, 1)).toBe('rent_sell')
  })

  test('the form asks for the rent of rentals and of leased units', () => {
    expect(asksForRent('sell', 'available')).toBe(false)
    expect(asksForRent('sell', 'rented')).toBe(true)
    expect(asksForRent('sell', 'sell_with_tenant')).toBe(true)
    expect(asksForRent('rent', 'available')).toBe(true)
    expect(asksForRent('rent_sell', 'sold')).toBe(true)
  })
})

test('a status shows or hides the unit, or leaves it unchanged', () => {
  const visibility = Object.fromEntries(
    UnitStatuses.ids.map((status) => [status, consequencesOfStatus[status]?.showOnWebsite ?? null]),
  )
  expect(visibility).toEqual({
    available: true,
    rented: false,
    sold: false,
    sell_with_tenant: false,
    wrong_contact: true,
    unable_to_reach: true,
    pending: null,
    off_market: null,
    interested: null,
    not_interested: null,
    visited: null,
    follow_up: null,
    confirmed: null,
  })
})

describe('reading a unit', () => {
  test('rounds sizes to two decimals and reads dates as Bangkok time', () => {
    const read = UnitInput.parse({
      ...minimalInput,
      size: 45.555,
      availabilityDate: '2026-12-01',
      rentedUntil: '2026-12-31T20:00:00Z',
    })
    expect(read).toMatchObject({
      size: 45.56,
      availabilityDate: '2026-11-30T17:00:00.000Z',
      rentedUntil: '2027-01-01',
    })
  })

  test('drops blank and repeated features and clears null fields', () => {
    const read = UnitChange.parse({
      keyFeatures: [' Pool ', '', 'Pool'],
      uniqueFeatures: null,
      propertyView: null,
      description: ' ',
    })
    expect(read).toEqual({
      keyFeatures: ['Pool'],
      uniqueFeatures: [],
      propertyView: [],
      description: null,
    })
  })

  test('requires five fields to create a unit, and none to change one', () => {
    for (const field of ['projectId', 'unitNumber', 'bedrooms', 'bathrooms', 'size']) {
      const { [field]: _, ...incomplete } = { ...minimalInput } as Record<string, unknown>
      expect(UnitInput.safeParse(incomplete).success).toBe(false)
    }
    expect(UnitChange.parse({})).toEqual({})
    expect(UnitChange.safeParse({ unitNumber: null }).success).toBe(false)
  })
})
