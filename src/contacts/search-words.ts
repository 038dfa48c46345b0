import type { Identity } from './identities.ts'

/**
 * The text that a search looks through, in lower case, one line each: the name, the e-mail, the
 * phone as typed and as digits, and its normal forms with the country code and, for Thailand, with
 * the 0.
 */
export function searchWords(
  contact: { name: string; email?: string | null; phone?: string | null },
  identities: readonly Identity[],
): string {
  const phones = identities.filter(({ kind }) => kind === 'phone').map(({ value }) => value)
  const lines = [
    contact.name,
    contact.email,
    contact.phone,
    contact.phone?.replace(/\D/g, ''),
    ...phones,
    ...phones.filter(isThai).map((phone) => phone.replace('+66', '0')),
  ]
  return lowerCase(lines.filter(Boolean).join('\n'))
}

/** A full name as stored in the search words. */
export function nameMatches(name: string): string {
  return lowerCase(name)
}

/**
 * The texts to search for: the words, and for part of a phone number also its digits. Either may
 * match.
 */
export function searchedWords(search: string): string[] {
  const digits = search.replace(/\D/g, '')
  const isPhone = /^[\d\s()+./-]+$/.test(search) && digits.length >= 2
  return isPhone
    ? [lowerCase(search), digits.replace(/^(00)?660?(?=\d)/, '66')]
    : [lowerCase(search)]
}

function lowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

function isThai(phone: string): boolean {
  return phone.startsWith('+66')
}
