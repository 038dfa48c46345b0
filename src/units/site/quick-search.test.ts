import { describe, expect, test } from 'vitest'
import { chosenRange, readQuickForm } from './quick-search.ts'

describe('a price range chosen in the quick form', () => {
  test('becomes bounds, of which 0 and 999999999 are none', () => {
    expect(readQuickForm({ price: 'sale-0-5000000' })).toEqual({ priceMax: '5000000' })
    expect(readQuickForm({ price: 'sale-5000000-10000000' })).toEqual({
      priceMin: '5000000',
      priceMax: '10000000',
    })
    expect(readQuickForm({ price: 'sale-10000000-999999999' })).toEqual({ priceMin: '10000000' })
  })

  test('of rents makes it a search for rent', () => {
    expect(readQuickForm({ listingType: '', price: 'rent-0-20000' })).toEqual({
      listingType: 'rent',
      priceMax: '20000',
    })
  })

  test('falls away when another listing type was chosen', () => {
    expect(readQuickForm({ listingType: 'sale', price: 'rent-0-20000' })).toEqual({
      listingType: 'sale',
    })
    expect(readQuickForm({ listingType: 'rent', price: 'sale-0-5000000' })).toEqual({
      listingType: 'rent',
    })
  })

  test('that is none of ours is no range', () => {
    expect(readQuickForm({ price: 'free', bedrooms: '2' })).toEqual({ bedrooms: '2' })
    expect(readQuickForm({ price: ['sale-0-1', 'x'] })).toEqual({})
  })
})

test('a search shows the range that it stands for, or none', () => {
  expect(chosenRange({ priceMax: 5_000_000 })).toBe('sale-0-5000000')
  expect(chosenRange({ listingType: 'sale', priceMin: 10_000_000 })).toBe('sale-10000000-999999999')
  expect(chosenRange({ listingType: 'rent', priceMin: 20_000, priceMax: 40_000 })).toBe(
    'rent-20000-40000',
  )
  expect(chosenRange({ priceMax: 7_000_000 })).toBe('')
  expect(chosenRange({})).toBe('')
})
