import { expect, test } from 'vitest'
import { digitsOnly, withHigh, withLow } from './range-bounds.ts'

const price = { min: 0, max: 50_000_000, step: 500_000 }
const all = { low: 0, high: 50_000_000 }

test('all characters but digits are removed', () => {
  expect(digitsOnly('฿ 4,500,000.50')).toBe('450000050')
  expect(digitsOnly('-12abc')).toBe('12')
  expect(digitsOnly('ห้าล้าน')).toBe('')
})

test('a typed bound may be between the steps of the slider', () => {
  expect(withLow(all, '4250000', price)).toEqual({ low: 4_250_000, high: 50_000_000 })
  expect(withHigh(all, '8,999,000', price)).toEqual({ low: 0, high: 8_999_000 })
})

test('the lower bound cannot exceed the upper bound, whichever is typed', () => {
  const range = { low: 5_000_000, high: 10_000_000 }
  expect(withLow(range, '12000000', price)).toEqual({ low: 10_000_000, high: 10_000_000 })
  expect(withHigh(range, '3', price)).toEqual({ low: 5_000_000, high: 5_000_000 })
})

test('a bound cannot exceed the limits', () => {
  expect(withHigh(all, '9'.repeat(400), price)).toEqual(all)
  expect(withLow(all, '9'.repeat(20), price)).toEqual({ low: 50_000_000, high: 50_000_000 })
})

test('empty text removes the bound', () => {
  const range = { low: 5_000_000, high: 10_000_000 }
  expect(withLow(range, '', price)).toEqual({ low: 0, high: 10_000_000 })
  expect(withHigh(range, ' ', price)).toEqual({ low: 5_000_000, high: 50_000_000 })
})
