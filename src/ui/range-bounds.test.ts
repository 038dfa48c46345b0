import { expect, test } from 'vitest'
import { digitsOnly, withHigh, withLow } from './range-bounds.ts'

const price = { min: 0, max: 50_000_000, step: 500_000 }
const all = { low: 0, high: 50_000_000 }

test('text boxes keep digits only', () => {
  expect(digitsOnly('฿ 4,500,000.50')).toBe('450000050')
  expect(digitsOnly('-12abc')).toBe('12')
  expect(digitsOnly('ห้าล้าน')).toBe('')
})

test('a bound is taken as typed, between the steps of the slider too', () => {
  expect(withLow(all, '4250000', price)).toEqual({ low: 4_250_000, high: 50_000_000 })
  expect(withHigh(all, '8,999,000', price)).toEqual({ low: 0, high: 8_999_000 })
})

test('the minimum cannot exceed the maximum, whichever is typed', () => {
  const range = { low: 5_000_000, high: 10_000_000 }
  expect(withLow(range, '12000000', price)).toEqual({ low: 10_000_000, high: 10_000_000 })
  expect(withHigh(range, '3', price)).toEqual({ low: 5_000_000, high: 5_000_000 })
})

test('nothing is beyond the limits, however long the number', () => {
  expect(withHigh(all, '9'.repeat(400), price)).toEqual(all)
  expect(withLow(all, '9'.repeat(20), price)).toEqual({ low: 50_000_000, high: 50_000_000 })
})

test('an emptied box takes its bound away', () => {
  const range = { low: 5_000_000, high: 10_000_000 }
  expect(withLow(range, '', price)).toEqual({ low: 0, high: 10_000_000 })
  expect(withHigh(range, ' ', price)).toEqual({ low: 5_000_000, high: 50_000_000 })
})
