import { expect, test } from 'vitest'
import { floorText } from './format-floor.ts'

test('a floor is written as an ordinal, as ground floor or as basement', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 33, 101, 112].map((floor) => floorText(floor))).toEqual([
    '1st floor',
    '2nd floor',
    '3rd floor',
    '4th floor',
    '11th floor',
    '12th floor',
    '13th floor',
    '21st floor',
    '22nd floor',
    '33rd floor',
    '101st floor',
    '112th floor',
  ])
  expect(floorText(0)).toBe('Ground floor')
  expect(floorText(-2)).toBe('Basement 2')
})
