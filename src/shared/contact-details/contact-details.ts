import { plainText } from '../plain-text.ts'
import { EMAIL, LINE_ID, lineIdOf, PHONE, PROFILE_LINK } from './patterns.ts'

/** What somebody can be reached by, in the order in which a sentence names them. */
const names = {
  phone: ['a phone number', 'phone numbers'],
  line: ['a LINE ID', 'LINE IDs'],
  email: ['an email address', 'email addresses'],
  link: ['a link to a profile', 'links to profiles'],
} as const
export type ContactKind = keyof typeof names

/** A phone number, LINE ID, e-mail address or profile in a text, from `start` to `end`, with the word before a LINE ID. */
export type ContactDetail = { kind: ContactKind; start: number; end: number }

/** The contact details in a text, in their order; none overlap. */
export function contactDetails(text: string): ContactDetail[] {
  const plain = plainText(text)
  const found: ContactDetail[] = []
  const add = (kind: ContactKind, start: number, length: number) => {
    const end = start + length
    if (found.every((other) => end <= other.start || start >= other.end))
      found.push({ kind, start, end })
  }
  for (const match of plain.matchAll(PROFILE_LINK)) add('link', match.index, match[0].length)
  for (const match of plain.matchAll(EMAIL)) add('email', match.index, match[0].length)
  for (const match of plain.matchAll(LINE_ID)) {
    if (lineIdOf(match)) add('line', match.index, match[0].length)
  }
  for (const match of plain.matchAll(PHONE)) {
    if (match[0].replace(/\D/g, '').length >= 9) add('phone', match.index, match[0].length)
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** `a phone number and 2 LINE IDs`, for the details of a text or several; empty for none. */
export function contactDetailsIn(texts: readonly string[]): string {
  const found = texts.flatMap(contactDetails)
  // Safe: the keys of `names`.
  const parts = (Object.keys(names) as ContactKind[]).flatMap((kind) => {
    const count = found.filter((detail) => detail.kind === kind).length
    const [one, many] = names[kind]
    return count === 0 ? [] : [count === 1 ? one : `${count} ${many}`]
  })
  const last = parts.pop()
  return parts.length === 0 ? (last ?? '') : `${parts.join(', ')} and ${last}`
}

/** Words that lead to a contact detail and say nothing without it. */
const LEAD =
  /(?:สนใจ)?(?:ติดต่อ|โทรศัพท์|โทร|เบอร์|อีเมล|แอด|ทัก)?(?:ที่)?[\s.:]{0,3}$|(?<![a-z])(?:call|tel|phone|mobile|whatsapp|e-?mail|contact|line)[\s.:]{0,3}$/

/** The text without its contact details and the words that lead to them. */
export function withoutContactDetails(text: string): string {
  let kept = ''
  let at = 0
  for (const { start, end } of contactDetails(text)) {
    const before = text.slice(at, start)
    kept += before.slice(0, plainText(before).search(LEAD))
    at = end
  }
  if (at === 0) return text
  return `${kept}${text.slice(at)}`
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ ([,.\n])/g, '$1')
    .replace(/(?<![ ,·|/-])[ ,·|/-]{1,20}$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
