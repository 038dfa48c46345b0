import { withPlainDigits } from '../../../shared/fields/thai-numbers.ts'

/** Whether a text has nothing but digits and what phone numbers are written with. */
export function isOnlyNumber(text: string): boolean {
  return /^[\d\s()+./-]+$/.test(withPlainDigits(text))
}

/** A number of nine to fifteen digits at the end of a text, with a 0 or a plus in front. */
const NUMBER = /(?:^|[\s,:/(-])(\+?\(?\d[\d\s().-]{7,22}\d)\)?$/

/**
 * The name and the phone in what was typed to create a contact: `Nok 081 234 5678`. Of a number alone the name
 * is the number, since nobody is without one.
 */
export function typedContact(typed: string): { name: string; phone: string | null } {
  const text = typed.trim()
  const [whole = '', phone = ''] = NUMBER.exec(withPlainDigits(text)) ?? []
  const digits = phone.replace(/\D/g, '').length
  if (!/^[(]?[+0]/.test(phone) || digits < 9 || digits > 15) return { name: text, phone: null }
  const name = text
    .slice(0, text.length - whole.length)
    .replaceAll(/[,:]/g, ' ')
    .trimEnd()
  return { name: name || phone, phone }
}
