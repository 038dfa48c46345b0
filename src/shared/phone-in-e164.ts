import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { DEFAULT_COUNTRY_CODE } from './country-codes.ts'
import { withPlainDigits } from './fields/thai-numbers.ts'
import { severalPhones } from './phones.ts'

/**
 * A phone in E.164 (`+66812345678`), the first of several, or null when it is invalid. A number without a country code is
 * taken to be of `countryCode`, by default Thailand; the 0 after the code is dropped.
 */
export function phoneInE164(typed: string, countryCode?: string | null): string | null {
  const number = parse(typed, countryCode)
  if (!number || number.isPossible()) return number?.number ?? null
  // Forms prefix the chosen country code to a number; it may have been typed as well.
  const withoutRepeatedCode = parse(number.nationalNumber, `+${number.countryCallingCode}`)
  return withoutRepeatedCode?.isPossible() ? withoutRepeatedCode.number : null
}

/** The country code (`+66`) at the start of a phone number, or null. */
export function countryCodeOf(typed: string): string | null {
  if (!inPlainDigits(typed).trim().startsWith('+')) return null
  const number = parse(typed)
  return number ? `+${number.countryCallingCode}` : null
}

function parse(typed: string, countryCode?: string | null) {
  const defaultCallingCode = (countryCode ?? DEFAULT_COUNTRY_CODE).slice(1)
  const [first = ''] = severalPhones(typed)
  return parsePhoneNumberFromString(inPlainDigits(first), { defaultCallingCode })
}

/** Replaces Thai digits by 0 to 9, and a leading 00 by a plus. */
function inPlainDigits(typed: string): string {
  return withPlainDigits(typed).replace(/^\s*00(?=\d)/, '+')
}
