import { describe, expect, test } from 'vitest'
import { parseUnitSearch } from '../../rules/search.ts'
import {
  chosenRooms,
  fillRange,
  priceRange,
  priceSlider,
  withFloorDirection,
  withListingType,
  withPrice,
  withProject,
  withRoom,
  withTicked,
} from './draft.ts'

describe('the draft of Power Search', () => {
  test('fills the range of rooms between the lowest and the highest, and removes a chosen one', () => {
    const single = withRoom({}, 'selectedBedrooms', 1)
    const range = withRoom(single, 'selectedBedrooms', 4)
    expect(range.selectedBedrooms).toEqual([1, 2, 3, 4])
    expect(withRoom(range, 'selectedBedrooms', 2).selectedBedrooms).toEqual([1, 3, 4])
    expect(withRoom(single, 'selectedBedrooms', 1).selectedBedrooms).toBeUndefined()
  })

  test('expands the bedrooms of the quick form into single numbers that can be changed', () => {
    expect(chosenRooms({ bedrooms: 3 }, 'selectedBedrooms')).toEqual([3, 4, 5, 6])
    const changed = withRoom({ bedrooms: 2 }, 'selectedBedrooms', 1)
    expect(parseUnitSearch(changed)).toEqual({ selectedBedrooms: [1, 2] })
  })

  test('has a scale of its own for rents, and drops bounds of the other figure', () => {
    expect(priceSlider({ listingType: 'rent' })).toEqual({ min: 0, max: 500_000, step: 5000 })
    expect(priceSlider({ listingType: 'sale' })).toEqual({
      min: 0,
      max: 50_000_000,
      step: 500_000,
    })
    const toBuy = withPrice({}, { low: 2_000_000, high: 9_000_000 })
    expect(withListingType(toBuy, 'sale').priceMax).toBe(9_000_000)
    expect(parseUnitSearch(withListingType(toBuy, 'rent'))).toEqual({ listingType: 'rent' })
    expect(priceRange({ listingType: 'rent' })).toEqual({ low: 0, high: 500_000 })
  })

  test('has no bound at the ends of the slider', () => {
    expect(parseUnitSearch(withPrice({}, { low: 0, high: 50_000_000 }))).toEqual({})
    const rent = withPrice({ listingType: 'rent' }, { low: 0, high: 60_000 })
    expect(parseUnitSearch(rent)).toEqual({ listingType: 'rent', priceMax: 60_000 })
  })

  test('has a floor only together with its direction', () => {
    const above = { ...withFloorDirection({}, 'above'), floorLevel: 10 }
    expect(parseUnitSearch(above)).toEqual({ floorDirection: 'above', floorLevel: 10 })
    expect(parseUnitSearch(withFloorDirection({}, 'above'))).toEqual({})
    expect(withFloorDirection(above, undefined).floorLevel).toBeUndefined()
  })

  test('replaces a project’s name by a chosen project', () => {
    expect(parseUnitSearch(withProject({ projectName: 'river' }, 4))).toEqual({ projectId: 4 })
  })

  test('adds and removes ticked values, and leaves no empty list', () => {
    expect(withTicked(undefined, 'onsen')).toEqual(['onsen'])
    expect(withTicked(['onsen', 'spa'], 'onsen')).toEqual(['spa'])
    expect(withTicked(['spa'], 'spa')).toBeUndefined()
  })
})

describe('choosing bedrooms', () => {
  test('fills the range between the lowest and the highest', () => {
    expect(fillRange([], 2)).toEqual([2])
    expect(fillRange([1], 4)).toEqual([1, 2, 3, 4])
    expect(fillRange([3, 4], 0)).toEqual([0, 1, 2, 3, 4])
    expect(fillRange([1, 2, 4], 5)).toEqual([1, 2, 3, 4, 5])
  })

  test('removes a value that is already chosen', () => {
    expect(fillRange([1, 2, 3], 2)).toEqual([1, 3])
    expect(fillRange([1], 1)).toEqual([])
  })
})
