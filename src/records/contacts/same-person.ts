import { type ContactDetails, identitiesOf } from './identities.ts'
import type { Known } from './match-contact.ts'

type Named = ContactDetails & { name?: string | null | undefined }

const TITLES = /^(?:คุณ|นางสาว|น\.ส\.|นาย|นาง|khun|k\.|mr\.?|mrs\.?|ms\.?|miss)\s*/
const THAI = /[\u0e00-\u0e7f]/

/**
 * Which known contact somebody is, by the first phone, e-mail or handle that any contact has, and their name: its id;
 * null for none, also if only people of other names have it; how many where several may be meant.
 */
export function personMeant(person: Named, known: Known): number | { count: number } | null {
  for (const { kind, value } of identitiesOf(person)) {
    const holders = known.get(`${kind}:${value}`) ?? []
    if (holders.length === 0) continue
    const name = person.name ?? ''
    const exact = holders.filter((holder) => isSameName(holder.name, name))
    const alike = exact.length > 0 ? exact : holders.filter((holder) => mayBeOne(holder.name, name))
    const [only, ...others] = alike
    if (only && others.length === 0) return only.id
    return only ? { count: alike.length } : null
  }
  return null
}

/**
 * Whether two names that share a phone may be one person's: a word of both is the same, one name holds the other, or
 * they are written in different scripts.
 */
function mayBeOne(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)]
  if (one === '' || other === '') return true
  if (THAI.test(one) !== THAI.test(other)) return true
  if (one.includes(other) || other.includes(one)) return true
  const words = new Set(one.split(/[\s()]+/).filter((word) => word.length > 1))
  return other.split(/[\s()]+/).some((word) => words.has(word))
}

/** Whether two names are the same but for case, spaces and titles. */
export function isSameName(a: string, b: string): boolean {
  return plain(a) === plain(b)
}

function plain(name: string): string {
  return name.trim().toLowerCase().replace(TITLES, '').replace(/\s+/g, ' ')
}
