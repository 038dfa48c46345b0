import { describe, expect, test } from 'vitest'
import { parseUnitSearch } from '../rules/search.ts'
import {
  chosenRange,
  extraBedroomChoice,
  matchQuery,
  otherFilters,
  readQuickForm,
} from './quick-search.ts'

describe('a price range chosen in the quick form', () => {
  test('becomes bounds, where 0 and 999999999 are no bound', () => {
    expect(readQuickForm({ price: 'sale-0-5000000' })).toEqual({ priceMax: '5000000' })
    expect(readQuickForm({ price: 'sale-5000000-10000000' })).toEqual({
      priceMin: '5000000',
      priceMax: '10000000',
    })
    expect(readQuickForm({ price: 'sale-10000000-999999999' })).toEqual({ priceMin: '10000000' })
  })

  test('of rents sets the listing type to rent', () => {
    expect(readQuickForm({ listingType: '', price: 'rent-0-20000' })).toEqual({
      listingType: 'rent',
      priceMax: '20000',
    })
  })

  test('is dropped when another listing type was chosen', () => {
    expect(readQuickForm({ listingType: 'sale', price: 'rent-0-20000' })).toEqual({
      listingType: 'sale',
    })
    expect(readQuickForm({ listingType: 'rent', price: 'sale-0-5000000' })).toEqual({
      listingType: 'rent',
    })
  })

  test('that is custom reads its own fields: digits only, the lower bound first', () => {
    const typed = { price: 'rent-own', priceMin: '', priceMax: '40,000' }
    expect(readQuickForm(typed)).toEqual({ listingType: 'rent', priceMax: '40000' })
    expect(
      readQuickForm({ price: 'sale-own', priceMin: '9000000', priceMax: '3 000 000' }),
    ).toEqual({ priceMin: '3000000', priceMax: '9000000' })
    expect(readQuickForm({ price: 'sale-own', priceMin: '0', priceMax: '' })).toEqual({})
    expect(readQuickForm({ price: 'sale-own' })).toEqual({})
    expect(readQuickForm({ listingType: 'sale', ...typed })).toEqual({ listingType: 'sale' })
  })

  test('drops bounds typed before it was chosen', () => {
    const typed = { priceMin: '1', priceMax: '2' }
    expect(readQuickForm({ price: '', ...typed })).toEqual({})
    expect(readQuickForm({ price: 'sale-0-5000000', ...typed })).toEqual({ priceMax: '5000000' })
    expect(readQuickForm(typed), 'an address').toEqual(typed)
  })

  test('that is unknown is ignored', () => {
    expect(readQuickForm({ price: 'free', bedrooms: '2' })).toEqual({ bedrooms: '2' })
    expect(readQuickForm({ price: ['sale-0-1', 'x'] })).toEqual({})
  })
})

test('a search shows its price range, a custom one, or none', () => {
  expect(chosenRange({ priceMax: 5_000_000 })).toBe('sale-0-5000000')
  expect(chosenRange({ listingType: 'sale', priceMin: 10_000_000 })).toBe('sale-10000000-999999999')
  expect(chosenRange({ listingType: 'rent', priceMin: 20_000, priceMax: 40_000 })).toBe(
    'rent-20000-40000',
  )
  expect(chosenRange({ priceMax: 7_000_000 })).toBe('sale-own')
  expect(chosenRange({ listingType: 'rent', priceMax: 40_000 })).toBe('rent-own')
  expect(chosenRange({})).toBe('')
})

describe('filters beyond the form’s choices', () => {
  test('become an extra choice that parses back to the same', () => {
    const search = parseUnitSearch({ selectedBedrooms: '0,1' })
    const bedrooms = extraBedroomChoice(search)
    expect(bedrooms?.label).toBe('Studio, 1 Bedroom')
    expect(parseUnitSearch(readQuickForm({ bedrooms: bedrooms?.value }))).toEqual(search)
    expect(extraBedroomChoice({ bedrooms: 5 })).toEqual({ value: '5', label: '5 Bedrooms' })
  })

  test('add no choice if an existing one matches', () => {
    expect(extraBedroomChoice({ bedrooms: 0 })).toBeNull()
    expect(extraBedroomChoice({ bedrooms: 3 })).toBeNull()
    expect(extraBedroomChoice({})).toBeNull()
  })

  test('are passed on by the form if it has no field for them', () => {
    const passedOn = { parkId: '4', selectedFacilities: 'spa,onsen', petFriendly: 'yes' }
    const shown = { listingType: 'rent', stationId: '30', priceMax: '20000', bedrooms: '1' }
    const search = parseUnitSearch({ ...passedOn, ...shown, sort: 'size' })
    expect(otherFilters(search)).toEqual([
      ['parkId', '4'],
      ['petFriendly', 'yes'],
      ['selectedFacilities', 'onsen,spa'],
    ])
  })
})

test('chosen values are sent to the API, and nothing if nothing is chosen', () => {
  const nothing = { listingType: '', stationId: '', price: '', bedrooms: '' }
  expect(matchQuery(nothing)).toBe('')
  expect(matchQuery({ ...nothing, stationId: 25, price: 'rent-20000-40000', bedrooms: '2' })).toBe(
    'listingType=rent&stationId=25&bedrooms=2&priceMin=20000&priceMax=40000',
  )
})
