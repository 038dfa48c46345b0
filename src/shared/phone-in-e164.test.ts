import { describe, expect, test } from 'vitest'
import { countryCodeOf, phoneInE164 } from './phone-in-e164.ts'

describe('A phone has one normal form, however it is typed', () => {
  test.each([
    ['081 234 5678', '+66812345678'],
    ['081-234-5678', '+66812345678'],
    ['(081) 234.5678', '+66812345678'],
    ['+66 081 234 5678', '+66812345678'],
    ['+66812345678', '+66812345678'],
    ['+660812345678', '+66812345678'],
    ['+66 (0) 81 234 5678', '+66812345678'],
    ['+66(081) 234 5678', '+66812345678'],
    ['+66๐๘๑๒๓๔๕๖๗๘', '+66812345678'],
    ['+6666812345678', '+66812345678'],
    ['+44 44 7911 123456', '+447911123456'],
    ['66812345678', '+66812345678'],
    ['0066 81 234 5678', '+66812345678'],
    ['๐๘๑-๒๓๔-๕๖๗๘', '+66812345678'],
    ['812345678', '+66812345678'],
    ['081 234 5678 ext. 9', '+66812345678'],
    ['02 123 4567', '+6621234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+1 (415) 555-0100', '+14155550100'],
    ['+86 138 0013 8000', '+8613800138000'],
  ])('%s', (typed, normal) => {
    expect(phoneInE164(typed)).toBe(normal)
  })

  test('a number without a country code is of the chosen country', () => {
    expect(phoneInE164('020 7946 0958', '+44')).toBe('+442079460958')
    expect(phoneInE164('+66 81 234 5678', '+44')).toBe('+66812345678')
  })

  test.each(['', '12', 'call me', '+66', '+', '0'.repeat(60), '9'.repeat(60), '+999 1'])(
    '"%s" is no phone',
    (typed) => {
      expect(phoneInE164(typed)).toBeNull()
    },
  )
})

test('The country code is the one a phone number begins with', () => {
  expect(countryCodeOf('+44 20 7946 0958')).toBe('+44')
  expect(countryCodeOf('0044 20 7946 0958')).toBe('+44')
  expect(countryCodeOf('081 234 5678')).toBeNull()
  expect(countryCodeOf('+')).toBeNull()
})
