import type { FactKind } from '../../../shared/reading/fact.ts'
import { type ChatReading, type Stated, type Statement, wordsBefore } from '../reading.ts'
import { daysOf } from './days.ts'

/** The fields of a unit that a fact states by itself. */
const FIELDS: Partial<Record<FactKind, string>> = {
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  floor: 'floor',
  size: 'size',
  'unit-number': 'unitNumber',
  furnishing: 'furnishing',
  facing: 'propertyFacing',
  view: 'propertyView',
  ownership: 'ownershipType',
  'property-type': 'propertyType',
}

const PETS: Readonly<Record<string | number, string>> = {
  allowed: 'small_pet_allowed',
  small: 'small_pet_allowed',
  medium: 'medium_pet_allowed',
}

/** What facts say of a unit's fields, one by one. */
export function saidOf(reading: ChatReading, facts: readonly Stated[]): Statement[] {
  return [
    ...facts.flatMap((fact) => plainField(reading, fact)),
    ...numbersOfHomes(reading, facts),
    ...daysOf(reading, facts),
  ]
}

function plainField(reading: ChatReading, fact: Stated): Statement[] {
  const { kind, value, start, end, message, isRange } = fact
  if (isRange) return []
  if (kind === 'smoking') {
    return [{ field: 'smokingAllowed', value: value === 'allowed', start, end, message }]
  }
  // A pet of no size: of the two policies it promises less, as in imports.
  if (kind === 'pets') {
    // `Large pets not ok` says nothing of small ones.
    if (value === 'not_allowed' && /(?:large|big|ใหญ่)\s$/.test(wordsBefore(reading, start, 8)))
      return []
    const isMedium = /medium(?:[ -]?sized)?\s$/.test(wordsBefore(reading, start, 16))
    const known = value === 'allowed' && isMedium ? 'medium' : value
    return [{ field: 'petAllowed', value: PETS[known] ?? known, start, end, message }]
  }
  // `ห้อง 1` and `unit 2` count homes.
  if (kind === 'unit-number' && String(value).length < 2) return []
  const field = FIELDS[kind]
  if (!field || isOfBuilding(reading, fact)) return []
  // `ไม่ใช่ 42 ตร.ม. เป็น 46`
  const isDoubtful = /(?:ไม่ใช่|(?<![a-z])not)\s$/.test(wordsBefore(reading, start, 8))
  return [{ field, value, start, end, message, ...(isDoubtful && { isDoubtful }) }]
}

/** `คอนโดใกล้`, `pets` of a client and others that are not the home's own. */
function isOfBuilding(reading: ChatReading, { kind, start }: Stated): boolean {
  if (kind !== 'ownership') return false
  return /สิทธิ|โอน/.test(wordsBefore(reading, start, 4))
}

/** A number that stands behind the project's name, or with a slash: `88/305`. */
function numbersOfHomes(reading: ChatReading, facts: readonly Stated[]): Statement[] {
  const isKnown = facts.some(({ kind }) => kind === 'unit-number')
  if (isKnown) return []
  const lettered = reading.projects.flatMap(({ end, message }): Statement[] => {
    const behind = reading.plain.slice(end, end + 16)
    const match =
      /^(?: {1,2}(\d{1,4}[a-z]|[a-z]\d{2,4}|\d{3,4}(?! ?(?:k|m|sq|ตร|baht|บาท|thb|usd)|[,./]\d))|,? (?:number|no\.?) (\d{2,5}))(?![a-z\d])/.exec(
        behind,
      )
    const written = match?.[1] ?? match?.[2]
    if (!match || !written || !facts.some((fact) => fact.message === message)) return []
    const start = end + match[0].length - written.length
    const place = { start, end: start + written.length, message }
    return /^\d+[kmf]$/.test(written)
      ? []
      : [{ field: 'unitNumber', value: written.toUpperCase(), ...place }]
  })
  if (lettered.length > 0) return lettered
  const marked = [...reading.plain.matchAll(/(?<![a-z\d-])[a-h]-\d{3,4}(?![a-z\d-])/g)].flatMap(
    (match): Statement[] => {
      const place = { start: match.index, end: match.index + match[0].length }
      const own = facts.find((fact) => Math.abs(fact.start - place.start) <= 200)
      return own
        ? [{ field: 'unitNumber', value: match[0].toUpperCase(), ...place, message: own.message }]
        : []
    },
  )
  if (marked.length === 1) return marked
  const numbers = [
    ...reading.plain.matchAll(/(?<![\d/.,-])\d{1,4}\/\d{1,4}(?![\d/]|[.,-]\d|\s?-\s?\d)/g),
  ]
  return numbers.flatMap((match): Statement[] => {
    const start = match.index
    const end = start + match[0].length
    const message = reading.chat.messages.findIndex(
      (each) => each.start <= start && start < each.end,
    )
    const isBehind = reading.projects.some(
      (project) => project.end <= start && start - project.end <= 3,
    )
    const known = facts.find((fact) => fact.start < end && start < fact.end)
    const isOwn = known !== undefined && known.kind === 'number'
    if (/^(?:50\/50|24\/7)$/.test(match[0])) return []
    if (!isBehind && (!isOwn || /\/\d$/.test(match[0]))) return []
    const isElsewhere = !facts.some((fact) => fact.message === message)
    return isElsewhere
      ? []
      : [{ field: 'unitNumber', value: match[0].toUpperCase(), start, end, message }]
  })
}
