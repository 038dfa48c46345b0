import { expect, test } from 'vitest'
import { homesLine } from './homes-line.ts'

const none = {
  ...{ total: 0, available: 0, forSale: 0, forRent: 0 },
  ...{ priceFrom: null, rentFrom: null, toBuy: 0, toRent: 0 },
}

test.each([
  [none, 'No homes available now'],
  [{ ...none, total: 1, toBuy: 1, priceFrom: 9_400_000 }, '1 home from 9.4M THB'],
  [{ ...none, total: 8, toRent: 6, rentFrom: 33_000 }, '6 homes from 33,000 THB/month'],
  [{ ...none, total: 8 }, '8 homes'],
  [
    { ...none, total: 12, toBuy: 4, priceFrom: 9_400_000, toRent: 8, rentFrom: 33_000 },
    '4 to buy from 9.4M THB · 8 to rent from 33,000 THB/month',
  ],
])('%o reads %s', (homes, line) => {
  expect(homesLine(homes)).toBe(line)
})
