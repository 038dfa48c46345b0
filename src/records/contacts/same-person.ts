import { compareNames } from './duplicates/compare-names.ts'
import { personName } from './duplicates/person-name.ts'
import { type ContactDetails, identitiesOf } from './identities.ts'
import type { Known } from './match-contact.ts'
import type { IdentityKind } from './rules/contact.ts'

type Named = ContactDetails & { name?: string | null | undefined }

const TITLES = /^(?:คุณ|นางสาว|น\.ส\.|นาย|นาง|khun|k\.|mr\.?|mrs\.?|ms\.?|miss)\s*/

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
    const alike =
      exact.length > 0 ? exact : holders.filter((holder) => mayBeOne(holder.name, name, kind))
    const [only, ...others] = alike
    if (only && others.length === 0) return only.id
    return only ? { count: alike.length } : null
  }
  return null
}

/** The oldest contact that has a phone, e-mail or handle of somebody, whatever its name. */
export function sharerOf(person: Named, known: Known): number | null {
  const holders = identitiesOf(person).flatMap(
    ({ kind, value }) => known.get(`${kind}:${value}`) ?? [],
  )
  return holders[0]?.id ?? null
}

/**
 * Whether two names that share a phone, e-mail or handle may be one person's: as duplicates are told, in both scripts.
 * A number alone says nothing where the names cannot be compared, as of a nickname: couples share phones.
 */
function mayBeOne(one: string, other: string, kind: IdentityKind): boolean {
  if (!/\p{L}/u.test(one) || !/\p{L}/u.test(other)) return true
  const names = compareNames(personName(one), personName(other))
  if (names === 'unknown') return kind !== 'phone' && kind !== 'whatsapp'
  return names !== 'different'
}

/** Whether two names are the same but for case, spaces and titles. */
export function isSameName(a: string, b: string): boolean {
  return plain(a) === plain(b)
}

/** Whether a name says nothing that the stored one does not: the same in another script, a part of it, or a number. */
export function addsNothing(name: string, stored: string): boolean {
  if (isSameName(name, stored) || !/\p{L}/u.test(name)) return true
  const [one, other] = [personName(name), personName(stored)]
  const names = compareNames(one, other)
  const isOtherScript = THAI.test(name) !== THAI.test(stored)
  return (
    (names === 'same' && isOtherScript) ||
    (names === 'begin' && one.words.length < other.words.length)
  )
}

const THAI = /[\u0e00-\u0e7f]/

function plain(name: string): string {
  return name.trim().toLowerCase().replace(TITLES, '').replace(/\s+/g, ' ')
}
