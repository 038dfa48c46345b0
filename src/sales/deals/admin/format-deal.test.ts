import { expect, test } from 'vitest'
import { cardValue } from './format-deal.ts'

test('a value is rounded to a tenth of a million, halves up', () => {
  const values = [0, 49_999, 50_000, 150_000, 350_000, 8_949_999, 8_950_000]
  expect(values.map(cardValue)).toEqual(
    ['0.0M', '0.0M', '0.1M', '0.2M', '0.4M', '8.9M', '9.0M'].map((value) => `${value} THB`),
  )
})
