import type { Identity } from './identities.ts'

/**
 * What a search looks through, in small letters, one line each: the name, the e-mail, the phone as
 * typed and in digits, and its normal forms with the country code and, in Thailand, with the 0.
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
  return small(lines.filter(Boolean).join('\n'))
}

/** A whole name as it stands in the words. */
export function nameInWords(name: string): string {
  return small(name)
}

/** What is searched for: the words, and for a part of a phone its digits too. Either may be found. */
export function searchedWords(search: string): string[] {
  const digits = search.replace(/\D/g, '')
  const isPhone = /^[\d\s()+./-]+$/.test(search) && digits.length >= 2
  return isPhone ? [small(search), digits.replace(/^(00)?660?(?=\d)/, '66')] : [small(search)]
}

function small(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

function isThai(phone: string): boolean {
  return phone.startsWith('+66')
}
