import { expect, test } from 'vitest'
import { shownPhone } from './shown-phone.ts'

test.each([
  ['0 8 1-234-5678', '081 234 5678'],
  ['0812345678', '081 234 5678'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', '081 234 5678'],
  ['+66812345678', '+66 81 234 5678'],
  ['+66 (0)81 234 5678', '+66 81 234 5678'],
  ['0066812345678', '+66 81 234 5678'],
  ['022345678', '02 234 5678'],
  ['053-123456', '053 123 456'],
  ['0812345678/022345678', '081 234 5678 / 02 234 5678'],
])('a Thai number typed %s is shown %s', (typed, shown) => {
  expect(shownPhone(typed)).toBe(shown)
})

test.each([
  '+44 20 7946 0958',
  '081-234-5678 office',
  '0812',
  '0812345678 / ask Nok',
  '1234567890',
])('%s is shown as it was typed', (typed) => {
  expect(shownPhone(typed)).toBe(typed)
})

test('no phone is shown as none', () => {
  expect([shownPhone(null), shownPhone(undefined), shownPhone('')]).toEqual([null, null, null])
})
