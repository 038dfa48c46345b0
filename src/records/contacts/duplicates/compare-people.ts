import type { NameLikeness, PairSign } from '../rules/duplicates.ts'
import { compareNames } from './compare-names.ts'
import type { ComparedPerson } from './compared-person.ts'
import { isOneTypingErrorApart } from './typing-errors.ts'

/** How two contacts that may be one person resemble each other. */
export type Resemblance = {
  isLikely: boolean
  shares: PairSign[]
  names: NameLikeness
}

/**
 * How two contacts resemble each other, or null when nothing says that they are one person:
 * - They share an identity. That is likely, unless their names are different: couples share phones, so then it is only
 *   possible; so it is if the names cannot be compared and nothing but a number is shared.
 * - They have the same name and a second sign: a number but for one digit, the name in an e-mail address, the company,
 *   the home or the building that they asked about. If the names differ by a typing error, the sign must be the number
 *   or the e-mail: brothers work in one company. A name that only begins alike needs the same e-mail name.
 * - Never the name alone: many are called สมชาย ใจดี.
 */
export function resemblance(one: ComparedPerson, other: ComparedPerson): Resemblance | null {
  const names = compareNames(one.name, other.name)
  const identities = sharedIdentities(one, other)
  const signs = secondSigns(one, other, identities)
  const hasSameName = names === 'same' || names === 'alike'
  const shares = [...identities, ...(hasSameName ? (['name'] as const) : []), ...signs]
  if (identities.length > 0) {
    return { isLikely: isLikely(names, identities), shares, names }
  }
  const isSure = signs.some((sign) => accepted[names].includes(sign))
  return isSure ? { isLikely: true, shares, names } : null
}

const strong: readonly PairSign[] = ['phone_nearly', 'email_nearly']
/** The second signs that are enough beside names of each likeness. */
const accepted: Record<NameLikeness, readonly PairSign[]> = {
  same: [...strong, 'company', 'unit', 'project'],
  alike: strong,
  begin: ['email_nearly'],
  unknown: [],
  different: [],
}

function isLikely(names: NameLikeness, identities: readonly PairSign[]): boolean {
  if (names === 'different') return false
  if (names !== 'unknown') return true
  return identities.some((kind) => kind !== 'phone' && kind !== 'whatsapp')
}

/** The kinds of identities that both have; a number is one whether it is called or written to. */
function sharedIdentities(one: ComparedPerson, other: ComparedPerson): PairSign[] {
  const others = new Set(other.identities.map(spaced))
  const shared = one.identities.filter((identity) => others.has(spaced(identity)))
  return [...new Set(shared.map(({ kind }) => kind))].toSorted()
}

/** An identity within its space: numbers of phones and of WhatsApp are in one. */
export function spaced({ kind, value }: ComparedPerson['identities'][number]): string {
  return /^\+\d+$/.test(value) ? value : `${kind}:${value}`
}

function secondSigns(
  one: ComparedPerson,
  other: ComparedPerson,
  identities: readonly PairSign[],
): PairSign[] {
  const hasNumber = identities.includes('phone') || identities.includes('whatsapp')
  const signs: Partial<Record<PairSign, boolean>> = {
    phone_nearly: !hasNumber && some(one.dialled, other.dialled, isNearly),
    email_nearly: !identities.includes('email') && some(one.mailNames, other.mailNames, isNearly),
    company: one.company !== null && one.company === other.company,
    unit: some(one.units, other.units, Object.is),
    project:
      some(one.projects, other.projects, Object.is) && !some(one.units, other.units, Object.is),
  }
  // Safe: the keys of the object above.
  return (Object.keys(signs) as PairSign[]).filter((sign) => signs[sign])
}

function some<Value>(
  values: readonly Value[],
  others: readonly Value[],
  matches: (value: Value, other: Value) => boolean,
): boolean {
  return values.some((value) => others.some((other) => matches(value, other)))
}

function isNearly(text: string, other: string): boolean {
  return text === other || isOneTypingErrorApart(text, other)
}
