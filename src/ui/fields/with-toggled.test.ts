import { expect, test } from 'vitest'
import { withToggled } from './with-toggled.ts'

const beds = ['0', '1', '2', '3', '4']

test('toggling adds and removes an option, in the order of the options', () => {
  expect(withToggled(beds, ['3'], '1', false)).toEqual(['1', '3'])
  expect(withToggled(beds, ['1', '3'], '3', false)).toEqual(['1'])
})

test('a range adds all options in between, and removes one at a time', () => {
  expect(withToggled(beds, [], '2', true)).toEqual(['2'])
  expect(withToggled(beds, ['1'], '4', true)).toEqual(['1', '2', '3', '4'])
  expect(withToggled(beds, ['3'], '0', true)).toEqual(['0', '1', '2', '3'])
  expect(withToggled(beds, ['1', '2', '3'], '2', true)).toEqual(['1', '3'])
  expect(withToggled(beds, ['1'], '1', true)).toEqual([])
})
