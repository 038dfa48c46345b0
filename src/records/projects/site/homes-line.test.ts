import { expect, test } from 'vitest'
import { homesLine } from './homes-line.ts'

const none = { total: 0, available: 0, forSale: 0, forRent: 0, priceFrom: null, rentFrom: null }

test.each([
  [none, 'No homes available now'],
  [{ ...none, total: 1, forSale: 1, priceFrom: 9_400_000 }, '1 home from 9.4M THB'],
  [{ ...none, total: 8, forRent: 8, rentFrom: 33_000 }, '8 homes from 33,000 THB/month'],
  [
    { ...none, total: 10, forSale: 4, priceFrom: 9_400_000, forRent: 8, rentFrom: 33_000 },
    '4 to buy from 9.4M THB · 8 to rent from 33,000 THB/month',
  ],
])('%o reads %s', (homes, line) => {
  expect(homesLine(homes)).toBe(line)
})
