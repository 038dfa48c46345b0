import {
  type ChatReading,
  isConfirmed,
  isSpeakers,
  type Stated,
  type Statement,
  wordsBefore,
} from '../reading.ts'
import type { Sum } from './money.ts'

type Place = Pick<Statement, 'start' | 'end' | 'message'>

const TENANT =
  /มีผู้เช่า|ติดผู้เช่า|ติดเช่า|พร้อมผู้เช่า|ติดสัญญา|tenant (?:in place|pays|paying|until|till)|with (?:the |a )?tenant|tenanted|มีคนเช่า/g

/** A tenant stays: `we renew at 33,000`, `ลูกค้าต่อสัญญาแล้ว`. */
const RENEWED = /(?<![a-z])renew(?:s|ed|ing)?(?![a-z])|ต่อสัญญา(?!ได้)|mark(?:ed)? (?:it )?as rented/g

/** The listing type and the status, which follow from words and sums together. */
export function termsOf(
  reading: ChatReading,
  all: readonly Stated[],
  sums: readonly Sum[],
  isOwn: (each: { start: number; end: number }) => boolean,
): Statement[] {
  const facts = all.filter(
    ({ kind, start, end }) =>
      kind !== 'listing' ||
      (!NEVER.test(wordsBefore(reading, start, 10)) &&
        !/^ (?:go|you|me|us|him|her|them)(?![a-z])/.test(reading.plain.slice(end, end + 6))),
  )
  const said: Statement[] = []
  const listing = listingOf(facts, sums)
  const [price] = sums.filter(({ field }) => field === 'price')
  const tenants = sums.find(({ isTenants }) => isTenants)
  const tenant = facts.find(
    ({ kind, value }) => kind === 'status' && (value === 'rented' || value === 'sell_with_tenant'),
  )
  const words = tenant ?? tenantWords(reading, isOwn, TENANT) ?? tenants
  const isForSale = price !== undefined || facts.some(isSale)
  const isWithTenant = tenant?.value === 'sell_with_tenant'
  const isToLet =
    facts.some(isRent) || sums.some((sum) => sum.field === 'rentAmount' && !sum.isTenants)
  if (words && isForSale && (isWithTenant || !isToLet)) {
    said.push({ ...placed(words), field: 'status', value: 'sell_with_tenant' })
    said.push({ ...placed(listing.at(0) ?? price ?? words), field: 'listingType', value: 'sell' })
    return said
  }
  const rented = tenant ?? tenantWords(reading, isOwn, RENEWED)
  if (rented && !isForSale) {
    said.push({ ...placed(rented), field: 'status', value: 'rented' })
    if (isToLet) said.push(...listing)
    return said
  }
  // `It is sold with all furniture` says how.
  const sold = facts.find(
    ({ kind, value, end }) =>
      kind === 'status' && value === 'sold' && !SOLD_HOW.test(reading.plain.slice(end, end + 12)),
  )
  const free = facts.find(
    ({ kind, value, end }) =>
      kind === 'status' && value === 'available' && !ASKED.test(reading.plain.slice(end, end + 12)),
  )
  if (sold) said.push({ ...placed(sold), field: 'status', value: 'sold' })
  else if (free && !tenants && !hasDayBehind(facts, free)) {
    said.push({ ...placed(free), field: 'status', value: 'available' })
  }
  said.push(...listing)
  return said
}

/** Words for a tenant within the messages and the part of the text that these facts are of. */
function tenantWords(
  reading: ChatReading,
  isOwn: (each: { start: number; end: number }) => boolean,
  expression: RegExp,
): Place | null {
  const { plain, chat } = reading
  for (const match of plain.matchAll(expression)) {
    const place = { start: match.index, end: match.index + match[0].length }
    const message = chat.messages.findIndex(
      ({ start, end }) => start <= place.start && place.end <= end,
    )
    if (message < 0 || !isOwn(place)) continue
    if (isSpeakers(reading, message) || isConfirmed(reading, message)) return { ...place, message }
  }
  return null
}

/** `ว่าง 1 ธ.ค.` says the day and not that it is free now. */
function hasDayBehind(facts: readonly Stated[], free: Stated): boolean {
  return facts.some(
    ({ kind, start }) => kind === 'day' && start >= free.end && start - free.end <= 24,
  )
}

const isRent = ({ kind, value }: Stated) =>
  kind === 'listing' && (value === 'rent' || value === 'rent_sell')
const SOLD_HOW = /^\s?(?:with|as|fully|for|including|furnished)/
const ASKED = /^\s?(?:อยู่|เลย|แล้ว)?\s?(?:ไหม|มั้ย|มั๊ย|หรือ|รึ|\?|now\?)/
const NEVER = /(?:ไม่เคย|never|not|ไม่ได้|ไม่)\s?$/
const isSale = ({ kind, value }: Stated) =>
  kind === 'listing' && (value === 'sell' || value === 'rent_sell')

/** For rent, for sale or both, by the words for it and the sums that are asked. */
function listingOf(facts: readonly Stated[], sums: readonly Sum[]): Statement[] {
  const rents = [
    ...facts.filter(isRent),
    ...sums.filter(({ field, isTenants }) => field === 'rentAmount' && !isTenants),
  ]
  const sales = [...facts.filter(isSale), ...sums.filter(({ field }) => field === 'price')]
  const [rent] = rents
  const [sale] = sales
  if (!rent && !sale) return []
  const value = rent && sale ? 'rent_sell' : rent ? 'rent' : 'sell'
  const words = [rent, sale].filter((each) => each !== undefined)
  const distinct = words.filter(
    (each, index) => words.findIndex(({ start }) => start === each.start) === index,
  )
  return distinct.map((each) => ({ ...placed(each), field: 'listingType', value }))
}

function placed({ start, end, message }: Pick<Statement, 'start' | 'end' | 'message'>) {
  return { start, end, message }
}
