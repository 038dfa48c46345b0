import { phoneInE164 } from '../../shared/phone-in-e164.ts'
import { severalPhones } from '../../shared/phones.ts'
import type { IdentityKind } from './rules/contact.ts'

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
