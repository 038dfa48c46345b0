import { expect, test } from 'vitest'
import { bestHomes } from './best-homes.ts'

const home = (unitNumber: string, status: 'available' | 'rented' = 'available') => ({
  unitNumber,
  status,
})
const order = (text: string, ...homes: ReturnType<typeof home>[]) =>
  bestHomes(homes, text).map(({ unitNumber, status }) => `${unitNumber} ${status}`)

test('the very number comes first, then what begins so, then the rest as found', () => {
  const found = [home('31F'), home('21F'), home('1F2'), home('1F')]
  const expected = ['1F available', '1F2 available', '31F available', '21F available']
  expect(order('1f', ...found)).toEqual(expected)
  expect(order('1F baan', ...found)).toEqual(expected)
})

test('a rented home is not the first where a number that fits is available', () => {
  expect(order('1F', home('31F'), home('1F', 'rented'), home('1F2'), home('1F'))).toEqual([
    '1F available',
    '1F rented',
    '1F2 available',
    '31F available',
  ])
  expect(order('1F', home('31F'), home('1F', 'rented'), home('1F2'))).toEqual([
    '1F2 available',
    '1F rented',
    '31F available',
  ])
  expect(order('1F', home('31F'), home('1F', 'rented'))).toEqual(['1F rented', '31F available'])
})
