import { describe, expect, test } from 'vitest'
import { canBePhone, contactRules, faultsOf, inquiryRules, PHONE_HINT } from './form-rules.ts'

describe('A phone number of any country passes, with or without the leading 0', () => {
  test.each([
    '0812345678',
    '812345678',
    '+660812345678',
    '081-234-5678',
    '(081) 234.5678',
    '๐๘๑๒๓๔๕๖๗๘',
    '０８１２３４５６７８',
    '0066 81 234 5678',
    '02-123-4567-8',
    '02 123 4567 #12',
    '081 234 5678 / 02 123 4567',
    '+6834123',
    '+290 23456',
    '+44 20 7946 0958',
    '+1 (415) 555-0100',
    '+49 1512 34567890',
    '+86 138 0013 8000',
    '\u202a+66 81 234 5678\u202c',
    '191919',
  ])('%s', (typed) => {
    expect(canBePhone(typed)).toBe(true)
  })
})

describe('What cannot be a number is refused', () => {
  test.each([
    'abc',
    'call me',
    'โทรหาฉัน',
    '081 234 5678 ext. 9',
    'O812345678',
    '12',
    '12345',
    '๑๒๓๔๕',
    '+66',
    '+66 123',
    '- - - - - -',
    '1234567890123456',
    '9'.repeat(60),
  ])('%s', (typed) => {
    expect(canBePhone(typed)).toBe(false)
  })
})

test('however many numbers are sent, they are looked at', () => {
  expect(canBePhone('081 234 5678 / '.repeat(100_000))).toBe(true)
})

test('what is wrong with a form is told field by field, in their order', () => {
  const wrong = { name: ' ', email: 'ploy@', phone: 'call me', propertyId: 7, isWhatsapp: true }
  const [name, email, phone] = [
    { path: 'name', message: 'Required' },
    { path: 'email', message: 'Enter an e-mail address such as name@example.com' },
    { path: 'phone', message: PHONE_HINT },
  ]
  expect(faultsOf(wrong, contactRules)).toEqual([name, email, phone])
  expect(faultsOf(wrong, inquiryRules)).toEqual([name, phone, email])
})

test('a phone is required to ask about a home, and optional to be contacted', () => {
  const typed = { name: 'Ploy', email: 'ploy@visitor.example' }
  expect(faultsOf(typed, contactRules)).toEqual([])
  expect(faultsOf(typed, inquiryRules)).toEqual([{ path: 'phone', message: 'Required' }])
})
