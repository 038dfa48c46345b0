import { expect, test } from 'vitest'
import { formatPrice, formatPricePerSqm, formatRent } from './money.ts'

test('from 1,000,000 on a price is in millions with one decimal, below in full', () => {
  expect([0, 850_000, 999_999].map((baht) => formatPrice(baht))).toEqual([
    '0 THB',
    '850,000 THB',
    '999,999 THB',
  ])
  expect([1_000_000, 8_900_000, 17_250_000, 123_400_000].map((baht) => formatPrice(baht))).toEqual([
    '1.0M THB',
    '8.9M THB',
    '17.3M THB',
    '123.4M THB',
  ])
})

test('a rent is never in millions, and a price per square metre has its thousands separated', () => {
  expect([25_000, 1_250_000].map((baht) => formatRent(baht))).toEqual([
    '25,000 THB/month',
    '1,250,000 THB/month',
  ])
  expect(formatPricePerSqm(8_900_000, 68)).toBe('130,882 THB per sqm')
})
