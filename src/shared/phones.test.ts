import { expect, test } from 'vitest'
import { arePhones } from './are-phones.ts'
import { dialled, firstDialled, severalPhones } from './phones.ts'

test.each([
  ['081 234 5678 / 02 123 4567', ['081 234 5678', '02 123 4567']],
  ['+66 89 123 4567 ::: 02-555-1212', ['+66 89 123 4567', '02-555-1212']],
  ['081-234-5678 หรือ 089-876-5432', ['081-234-5678', '089-876-5432']],
  ['081-234-5678 or 089-876-5432', ['081-234-5678', '089-876-5432']],
  ['081-234-5678 089-876-5432', ['081-234-5678', '089-876-5432']],
  ['0812345678, +447700900424', ['0812345678', '+447700900424']],
  ['081 234 5678', ['081 234 5678']],
  [' / ', []],
  [null, []],
])('the numbers in %j are told apart', (typed, phones) => {
  expect(severalPhones(typed)).toEqual(phones)
})

test.each([
  ['+66 81-234 5678', '+66812345678'],
  ['+66 (0)81 234 5678', '+66812345678'],
  ['+66๘๑-๒๓๔-๕๖๗๘', '+66812345678'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
  ['0066 81 234 5678', '+66812345678'],
  ['00 44 7700 900424', '+447700900424'],
  ['02 123 4567 ต่อ 12', '021234567'],
  ['02 123 4567 ext. 12', '021234567'],
  ['02-123-4567 #12', '021234567'],
  ['02-123-4567-8', '021234567'],
  ['081-234-5678 office', '0812345678'],
  ['office', ''],
])('%s is dialled %s', (typed, number) => {
  expect(dialled(typed)).toBe(number)
})

test('the first number of a field is dialled, past words', () => {
  expect(firstDialled('ask Nok / 081 234 5678')).toBe('0812345678')
  expect(firstDialled('ask Nok')).toBe('')
})

test.each([
  ['081 234 5678', true],
  ['(+66) 81-234-5678', true],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', true],
  ['02 123 4567 ต่อ 12', true],
  ['02 123 4567 ext. 12', true],
  ['02 123 4567 extension: 12-14', true],
  ['02 123 4567 ต่อ 12, 13', true],
  ['02 123 4567/8', true],
  ['081 234 5678 / 02 123 4567 ext. 12', true],
  ['081-234-5678 หรือ 089-876-5432', true],
  ['\u202a+66 81 234 5678\u202c', true],
  ['08955abc', false],
  ['081 234 5678 abc', false],
  ['081 234 5678 / ask Nok', false],
  ['ext. 123456', false],
  ['12345', false],
  [' / ', false],
])('whether %j has phones only: %s', (typed, are) => {
  expect(arePhones(typed)).toBe(are)
})
