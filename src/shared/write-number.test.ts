import { expect, test } from 'vitest'
import { readNumber } from './fields/read-number.ts'
import { writeNumber } from './write-number.ts'

test('what is written can be read back unchanged', () => {
  for (const value of [0, 68.5, 1234.56, 17_200_000, -4]) {
    expect(readNumber(writeNumber(value))).toBe(value)
  }
})

test('a number is written like the language does', () => {
  const values = [
    0, -0, 7, 999, 1000, -1234.5, 35.46, 0.005, 2.5, 12_345_678.9, -0.4, 1e20, 0.1234567,
  ]
  for (const decimals of [0, 2, 6]) {
    const intl = new Intl.NumberFormat('en-GB', { maximumFractionDigits: decimals })
    for (const value of values) {
      expect(writeNumber(value, decimals)).toBe(intl.format(value).replace(/^-0$/, '0'))
    }
  }
})
