import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { withPlainDigits } from '../shared/thai-numbers.ts'
import { DEFAULT_COUNTRY_CODE, type IdentityKind } from './rules.ts'

/** One way to know a person again: `value` in its normal form, `typed` as it was entered. */
export type Identity = { kind: IdentityKind; value: string; typed: string }

/** What a person can be reached by, as typed. */
export type Reach = {
  phone?: string | null | undefined
  countryCode?: string | null | undefined
  email?: string | null | undefined
  whatsapp?: string | null | undefined
  line?: string | null | undefined
  facebook?: string | null | undefined
  wechat?: string | null | undefined
}

/**
 * The identities of a person in the order in which they are matched: phones in E.164, the e-mail in
 * lower case, then the handles. A phone that cannot be one has none.
 */
export function identitiesOf(reach: Reach): Identity[] {
  const found: Identity[] = []
  const add = (kind: IdentityKind, typed: string, value: string | null) => {
    if (value && !found.some((one) => one.kind === kind && one.value === value)) {
      found.push({ kind, value, typed })
    }
  }
  for (const typed of severalPhones(reach.phone)) {
    add('phone', typed, phoneInE164(typed, reach.countryCode))
  }
  if (reach.email) add('email', reach.email, reach.email.trim().toLowerCase())
  if (reach.whatsapp) {
    const handle = phoneInE164(reach.whatsapp, reach.countryCode) ?? reach.whatsapp.trim()
    add('whatsapp', reach.whatsapp, handle)
  }
  for (const kind of ['line', 'facebook', 'wechat'] as const) {
    const handle = reach[kind]
    if (handle) add(kind, handle, handle.trim())
  }
  return found
}

/**
 * A phone in E.164 (`+66812345678`), or null when it cannot be one. A number without a country code is
 * of `countryCode`, by default Thailand; the 0 after the code is dropped.
 */
export function phoneInE164(typed: string, countryCode?: string | null): string | null {
  const number = read(typed, countryCode)
  if (!number || number.isPossible()) return number?.number ?? null
  // Forms put the chosen code in front of a number: it may have been typed too.
  const once = read(number.nationalNumber, `+${number.countryCallingCode}`)
  return once?.isPossible() ? once.number : null
}

/** The country code (`+66`) that a phone begins with, or null when it has none. */
export function countryCodeOf(typed: string): string | null {
  if (!inPlainDigits(typed).trim().startsWith('+')) return null
  const number = read(typed)
  return number ? `+${number.countryCallingCode}` : null
}

function read(typed: string, countryCode?: string | null) {
  const defaultCallingCode = (countryCode ?? DEFAULT_COUNTRY_CODE).slice(1)
  return parsePhoneNumberFromString(inPlainDigits(typed), { defaultCallingCode })
}

/** Thai digits as 0 to 9, and the 00 that many dial before a country code as its plus. */
function inPlainDigits(typed: string): string {
  return withPlainDigits(typed).replace(/^\s*00(?=\d)/, '+')
}

/** People write two numbers into one field: `081 234 5678 / 02 123 4567`. */
function severalPhones(typed: string | null | undefined): string[] {
  return (typed ?? '')
    .split(/[/,;|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
