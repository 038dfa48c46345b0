import { describe, expect, test } from 'vitest'
import { typedRefusals } from '../../../shared/refusals/typed.ts'
import { contactRules, inquiryRules } from './form-rules.ts'
import { canBePhone, faultsOf } from './inquiry-form.ts'

describe('A phone number of any country is accepted, with or without the leading 0', () => {
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

describe('Other text is refused', () => {
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

test('any number of phone numbers is checked', () => {
  expect(canBePhone('081 234 5678 / '.repeat(100_000))).toBe(true)
})

test('faults are listed by field, in the order of the fields', () => {
  const invalid = { name: ' ', email: 'ploy@', phone: 'call me', propertyId: 7, isWhatsapp: true }
  const [name, email, phone] = [
    { path: 'name', code: 'required', message: 'Required' },
    {
      path: 'email',
      code: 'email_address',
      message: 'Enter an email address such as name@example.com',
    },
    { path: 'phone', code: 'phone_number', message: typedRefusals.phone_number },
  ]
  expect(faultsOf(invalid, contactRules)).toEqual([name, email, phone])
  expect(faultsOf(invalid, inquiryRules)).toEqual([name, phone, email])
})

test('a phone is required for an inquiry about a unit, and optional for a contact request', () => {
  const values = { name: 'Ploy', email: 'ploy@visitor.example' }
  expect(faultsOf(values, contactRules)).toEqual([])
  expect(faultsOf(values, inquiryRules)).toEqual([
    { path: 'phone', code: 'required', message: 'Required' },
  ])
})
