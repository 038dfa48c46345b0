import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test('a number is read with or without separators', () => {
  expect(readNumber('17200000')).toBe(17_200_000)
  expect(readNumber(' 17,200,000 ')).toBe(17_200_000)
  expect(readNumber('17 200 000')).toBe(17_200_000)
  expect(readNumber('68.5')).toBe(68.5)
  expect(readNumber('๑๗,๒๐๐,๐๐๐')).toBe(17_200_000)
  expect(readNumber('-3')).toBe(-3)
  expect(readNumber('0')).toBe(0)
  expect(readNumber('  ')).toBeNull()
})

test('an ambiguous or unreadable text is not a number', () => {
  for (const text of ['17,2', '1.2.3', 'abc', '5m', '1e3', '--1', '.', '1,0000']) {
    expect(readNumber(text)).toBeUndefined()
  }
})
