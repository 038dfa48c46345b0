import { expect, test } from 'vitest'
import { contactMethodFor } from './contact.ts'

test('People are phoned unless only an e-mail was given', () => {
  expect(contactMethodFor({ phone: '081 234 5678', email: 'a@b.co' })).toBe('phone')
  expect(contactMethodFor({ phone: null, email: 'a@b.co' })).toBe('email')
  expect(contactMethodFor({ phone: '', email: 'a@b.co' })).toBe('email')
  expect(contactMethodFor({})).toBe('phone')
})
