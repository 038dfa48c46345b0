import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { withPlainDigits } from '../../shared/fields/thai-numbers.ts'
import { severalPhones } from '../../shared/phones.ts'
import { DEFAULT_COUNTRY_CODE, type IdentityKind } from './rules/contact.ts'

/** Something that identifies a person: `value` in its normal form, `typed` as it was entered. */
export type Identity = { kind: IdentityKind; value: string; typed: string }

/** The contact details of a person, as typed. */
export type ContactDetails = {
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
 * lower case, then the handles. An invalid phone number gives none.
 */
export function identitiesOf(reach: ContactDetails): Identity[] {
  const identities: Identity[] = []
  const add = (kind: IdentityKind, typed: string, value: string | null) => {
    if (
      value &&
      !identities.some((identity) => identity.kind === kind && identity.value === value)
    ) {
      identities.push({ kind, value, typed })
    }
  }
  for (const typed of severalPhones(reach.phone)) {
    add('phone', typed, phoneInE164(typed, reach.countryCode))
  }
  if (reach.email) add('email', reach.email, reach.email.trim().toLowerCase())
  for (const typed of severalPhones(reach.whatsapp)) {
    add('whatsapp', typed, phoneInE164(typed, reach.countryCode) ?? typed)
  }
  for (const kind of ['line', 'facebook', 'wechat'] as const) {
    const handle = reach[kind]
    if (handle) add(kind, handle, handle.trim())
  }
  return identities
}

export const kindsOf = (identities: readonly Identity[]): string[] =>
  identities.map(({ kind }) => kind)

export const identityValues = (identities: readonly Identity[]): string[] =>
  identities.map(({ value }) => value)

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
