import { expect, test } from 'vitest'
import { whatsappNumber, whatsappOf } from './whatsapp-number.ts'

test.each([
  ['081 234 5678', '081 234 5678'],
  ['+66 81-234 5678', '+66 81-234 5678'],
  ['02 555 1212', null],
  ['+66 2 555 1212', null],
  ['+66 (0)2 555 1212', null],
  ['02-555-1212 ต่อ 12', null],
  ['038 123 456', null],
  ['053-123-456', null],
  ['๐๗๖ ๑๒๓ ๔๕๖', null],
  ['02 555 1212 / 089 123 4567', '089 123 4567'],
  ['+44 20 7946 0018', '+44 20 7946 0018'],
  ['ask Nok', null],
  [null, null],
])('the number of %j on WhatsApp is %j', (typed, number) => {
  expect(whatsappNumber(typed)).toBe(number)
})

test('a contact’s own number for WhatsApp comes before their phone', () => {
  expect(whatsappOf({ whatsapp: '089 123 4567', phone: '081 234 5678' })).toBe('089 123 4567')
  expect(whatsappOf({ whatsapp: null, phone: '081 234 5678' })).toBe('081 234 5678')
  expect(whatsappOf({ whatsapp: '02 555 1212', phone: '081 234 5678' })).toBe('081 234 5678')
})
