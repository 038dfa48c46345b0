import { withPlainDigits } from '../../shared/fields/thai-numbers.ts'
import type { ContactDetails, Identity } from './identities.ts'
import { isOnlyNumber } from './rules/typed-contact.ts'

/**
 * The text that a search looks through, in lower case, one line each: the name, the company, the e-mail
 * and the handles, the phone as typed and as digits, and its normal forms with the country code and, for
 * Thailand, with the 0. `kept` are the identities that no field shows since a merge.
 */
export function searchWords(
  contact: ContactDetails & { name: string; company?: string | null | undefined },
  identities: readonly Identity[],
  kept: readonly string[] = [],
): string {
  const values = [...identities.map(({ value }) => value), ...kept]
  const phones = values.filter((value) => /^\+\d+$/.test(value))
  const lines = [
    contact.name,
    contact.email,
    contact.phone,
    contact.phone?.replace(/\D/g, ''),
    ...new Set(phones),
    ...phones.filter(isThai).map((phone) => phone.replace('+66', '0')),
    contact.company,
    contact.whatsapp,
    contact.line,
    contact.facebook,
    contact.wechat,
    ...kept.filter((value) => !phones.includes(value)),
  ]
  return lowerCase(lines.filter(Boolean).join('\n'))
}

/**
 * What to search for, once each: every item must be found, by any of its spellings. Words are looked for one by one,
 * in any order; the parts of a phone number that stand together are one item.
 */
export function searchedWords(search: string): string[][] {
  const items: string[] = []
  let isPhone = false
  for (const word of lowerCase(withPlainDigits(search)).trim().split(/\s+/)) {
    const continues: boolean = isPhone && PHONE.test(word)
    isPhone = PHONE.test(word)
    if (continues) items.push(`${items.pop()} ${word}`)
    else items.push(word)
  }
  return [...new Set(items)].map(spellingsOf)
}

const PHONE = /^[\d()+./-]+$/

/** A phone number is found as typed, by its digits, and with the country code instead of the 0. */
export function spellingsOf(item: string): string[] {
  const digits = item.replace(/\D/g, '')
  return isOnlyNumber(item) && digits.length >= 2
    ? [lowerCase(item), digits.replace(/^(00)?660?(?=\d)/, '66')]
    : [lowerCase(item)]
}

function lowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

function isThai(phone: string): boolean {
  return phone.startsWith('+66')
}
