import { expect, test } from 'vitest'
import { typedContact } from './typed-contact.ts'

test('a typed number is a number, and the name before it a name', () => {
  expect(typedContact('Nok 081 234 5678')).toEqual({ name: 'Nok', phone: '081 234 5678' })
  expect(typedContact('คุณนก ๐๘๑-๒๓๔-๕๖๗๘')).toEqual({ name: 'คุณนก', phone: '081-234-5678' })
  expect(typedContact('Nok, +66 81 234 5678')).toEqual({ name: 'Nok', phone: '+66 81 234 5678' })
  expect(typedContact(' 0812345678 ')).toEqual({ name: '0812345678', phone: '0812345678' })
})

test('digits that are no phone number stay in the name', () => {
  for (const name of ['Nok', 'Nok 2', 'Room 1204', 'Studio 54321', 'Unit 123456789', '007'])
    expect(typedContact(name)).toEqual({ name, phone: null })
})
