import { expect, test } from 'vitest'
import { withToggled } from './with-toggled.ts'

const beds = ['0', '1', '2', '3', '4']

test('toggling adds and removes an option, in the order of the options', () => {
  expect(withToggled(beds, ['3'], '1')).toEqual(['1', '3'])
  expect(withToggled(beds, ['1', '3'], '3')).toEqual(['1'])
})
