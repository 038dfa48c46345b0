import type { Fact } from '../../../shared/reading/fact.ts'
import type { MaybeRange } from '../../../shared/reading/ranges.ts'
import type { UnitSearch } from '../../units/rules/search.ts'
import { boundOf } from './bounds.ts'
import { saidFloors, thaiFloors } from './said-floors.ts'
import type { Said } from './sentence.ts'

/* The bounds that a sentence says: sums, rooms, sizes, floors. */

/** A home is sold for more than this, and let for less. */
const MIN_PRICE = 700_000
const MIN_SUM = 2_000
const ABOUT = 0.1
const MOST_ROOMS = 6

const BETWEEN = /^\s?(?:-|~|to|and|max(?:imum)?|ถึง|until|till|到|至)\s?$/
const EITHER = /^\s?(?:or|and|\/|,|&|หรือ|กับ|และ|或)\s?$/
/** A sum of something else: `120k per sqm`. */
const NOT_HOMES =
  /^\s?(?:thb|baht|บาท)?\s?(?:\/|per|ต่อ|a)\s?(?:sq|ตร|night|day|week|year|yr|คืน|วัน|ปี)/

const STRETCHED = /(?:stretch(?:es)?|go|push)(?: up)? to\s?$|(?:ได้ถึง|ขยับได้)\s?$/

const SUMS: ReadonlySet<string> = new Set(['price', 'rent', 'budget', 'baht'])

/** `3+ bed`, whose plus stands before the word. */
const ROOMS_OR_MORE =
  /(?<![\d.,/])(\d)\s?(?:\+|plus|or more|ขึ้นไป)\s?-?(bed(?:room)?s?|brs?|ห้องนอน|นอน|bath(?:room)?s?|ห้องน้ำ)(?![a-z])/g

/** `2/3 bed`, `two or three bedrooms`, `2, 3 นอน`: the first number stands without its word. */
const EITHER_ROOMS =
  /(?<![\d.,/a-z])(\d|one|two|three|four)(\s?(?:or|and|\/|,|&|to|-|หรือ|ถึง|或)\s?)(\d|one|two|three|four|five)\s?-?(bed(?:room)?s?|brs?|ห้องนอน|นอน|bath(?:room)?s?|ห้องน้ำ)(?![a-z])/g
const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five']
const roomsOf = (word: string) => NUMBER_WORDS.indexOf(word) + 1 || Number(word)
const roomFilters = (word: string) =>
  /^b(?:ed|r)|นอน/.test(word) ? bedroomFilters : bathroomFilters

function eitherRooms(plain: string): Said[] {
  return [...plain.matchAll(EITHER_ROOMS)].flatMap((match): Said[] => {
    const [words, low = '', joint = '', high = '', rooms = ''] = match
    const [least, most] = [roomsOf(low), roomsOf(high)]
    if (least >= most) return []
    const isSpan = /to|-|ถึง/.test(joint)
    const all = isSpan ? numbersBetween(least, most) : [least, most]
    const place = { start: match.index, end: match.index + words.length }
    return [{ ...place, filters: roomFilters(rooms)(all, false) }]
  })
}

export type Numbers = { said: Said[]; used: Set<Fact> }

/** The filters that the numbers among the facts of a text in lower case say. */
export function saidNumbers(plain: string, facts: readonly MaybeRange[]): Numbers {
  const used = new Set<Fact>()
  const more = [...plain.matchAll(ROOMS_OR_MORE)].map(
    ({ 0: words, 1: number, 2: rooms = '', index }) => ({
      start: index,
      end: index + words.length,
      filters: roomFilters(rooms)([Number(number)], true),
    }),
  )
  const either = eitherRooms(plain)
  const thai = thaiFloors(plain)
  const found = [
    more,
    either,
    thai,
    sums(plain, sumsAmong(plain, facts)),
    bounds(plain, of(facts, 'size'), sizeFilters),
    rooms(plain, apartFrom(either, of(facts, 'bedrooms')), bedroomFilters),
    rooms(plain, apartFrom(either, of(facts, 'bathrooms')), bathroomFilters),
    saidFloors(plain, apartFrom(thai, of(facts, 'floor'))),
  ].flat()
  for (const fact of facts) {
    if (found.some(({ start, end }) => start <= fact.start && fact.end <= end)) used.add(fact)
  }
  return { said: found, used }
}

/** The facts whose letters none of `said` has. */
function apartFrom(said: readonly Said[], facts: readonly MaybeRange[]): MaybeRange[] {
  return facts.filter(
    ({ start, end }) => !said.some((other) => other.start < end && start < other.end),
  )
}

/** More is said of no home. */
const MOST = { bedrooms: 10, bathrooms: 10, floor: 120, size: 5_000 } as const

function of(facts: readonly MaybeRange[], kind: keyof typeof MOST): MaybeRange[] {
  const all = facts.filter((fact) => fact.kind === kind)
  const isBeyond = ({ value }: MaybeRange) =>
    Number(value) > MOST[kind] || (kind !== 'size' && !Number.isInteger(value))
  // Of a range with an end beyond, the other end means nothing.
  const isBroken = all.some(isBeyond)
  return all.filter((fact) => !isBeyond(fact) && !(isBroken && fact.isRange))
}

function sumsAmong(plain: string, facts: readonly MaybeRange[]): MaybeRange[] {
  const sums = facts.map((fact) => asSum(plain, fact))
  return facts.flatMap((fact, index) => {
    const own = sums[index]
    if (own) return [own]
    // `5-8m`: both are millions.
    const [next, nextSum] = [facts[index + 1], sums[index + 1]]
    const isLow =
      nextSum &&
      next?.kind === 'distance' &&
      fact.kind === 'number' &&
      BETWEEN.test(plain.slice(fact.end, next.start))
    const value = Number(fact.value) * 1e6
    return isLow && value < Number(nextSum.value)
      ? [{ ...fact, kind: 'price' as const, value }]
      : []
  })
}

/** A fact that is a sum of money for a home, with its baht; null for others. */
function asSum(plain: string, fact: MaybeRange): MaybeRange | null {
  const after = plain.slice(fact.end, fact.end + 16)
  if (NOT_HOMES.test(after)) return null
  const value = Number(fact.value)
  if (SUMS.has(fact.kind)) {
    const words = plain.slice(fact.start, fact.end)
    return value < MIN_SUM || /sq|ตร|night|day|week|year|คืน|วัน|ปี/.test(words) ? null : fact
  }
  // `under 5m` are millions, unless a way follows.
  const [, millions] =
    /^(\d{1,2}(?:\.\d{1,2})?)\s?m$/.exec(plain.slice(fact.start, fact.end).trim()) ?? []
  if (millions && !/^\s?(?:(?:to|ถึง)\s?(?!\d)|from|walk|away|of|จาก)/.test(after)) {
    return { ...fact, kind: 'price', value: Math.round(Number(millions) * 1e6) }
  }
  if (fact.kind !== 'number' || typeof fact.value !== 'number') return null
  return value >= 3000 && value % 100 === 0 ? { ...fact, kind: 'baht' } : null
}

function sums(plain: string, facts: readonly MaybeRange[]): Said[] {
  const all = pairs(plain, facts, BETWEEN)
  // `15k, could stretch to 18k`
  const last = all.findLastIndex(({ start }) =>
    STRETCHED.test(plain.slice(Math.max(0, start - 24), start)),
  )
  return all.slice(Math.max(0, last)).map(({ low, high, start, end }) => {
    const most = Number((high ?? low).value)
    const listingType = most >= MIN_PRICE ? ('sale' as const) : ('rent' as const)
    return {
      ...{ start, end },
      filters: { listingType, ...rangeOf(plain, low, high, 'most', priceFilters) },
    }
  })
}

const priceFilters = (priceMin?: number, priceMax?: number) => ({
  ...(priceMin !== undefined && { priceMin }),
  ...(priceMax !== undefined && { priceMax }),
})
const sizeFilters = (floorSizeMin?: number, floorSizeMax?: number) => ({
  ...(floorSizeMin !== undefined && { floorSizeMin: Math.floor(floorSizeMin) }),
  ...(floorSizeMax !== undefined && { floorSizeMax: Math.ceil(floorSizeMax) }),
})
type Range = (min?: number, max?: number) => Partial<UnitSearch>

function bounds(plain: string, facts: readonly MaybeRange[], range: Range): Said[] {
  return pairs(plain, facts, BETWEEN).map(({ low, high, start, end }) => ({
    ...{ start, end },
    filters: rangeOf(plain, low, high, 'least', range),
  }))
}

function rangeOf(
  plain: string,
  low: Fact,
  high: Fact | null,
  alone: 'least' | 'most',
  range: Range,
): Partial<UnitSearch> {
  const value = Number(low.value)
  if (high) return range(Math.min(value, Number(high.value)), Math.max(value, Number(high.value)))
  const bound = boundOf(plain, low)
  if (bound === 'about')
    return range(Math.round(value * (1 - ABOUT)), Math.round(value * (1 + ABOUT)))
  return (bound ?? alone) === 'least' ? range(value) : range(undefined, value)
}

type Pair = { low: MaybeRange; high: MaybeRange | null; start: number; end: number }

/** The facts of one kind, two that are joined as one. */
function pairs(plain: string, facts: readonly MaybeRange[], joint: RegExp): Pair[] {
  const found: Pair[] = []
  for (let at = 0; at < facts.length; at += 1) {
    const [low, next] = [facts[at], facts[at + 1]]
    if (!low) continue
    const isPair = next && joint.test(plain.slice(low.end, next.start))
    found.push({
      low,
      high: isPair ? next : null,
      start: low.start,
      end: (isPair ? next : low).end,
    })
    if (isPair) at += 1
  }
  return found
}

function rooms(
  plain: string,
  facts: readonly MaybeRange[],
  filters: (numbers: number[], orMore: boolean) => Partial<UnitSearch>,
): Said[] {
  const [first] = facts
  if (!first) return []
  const last = facts.at(-1) ?? first
  const values = facts.map(({ value }) => Number(value))
  const joined = facts.slice(1).every((fact, index) => {
    const between = plain.slice(facts[index]?.end, fact.start)
    return BETWEEN.test(between) || EITHER.test(between)
  })
  // Two numbers apart are two homes; the first is meant.
  if (!joined) return rooms(plain, [first], filters)
  const isSpan =
    facts.length === 2 && BETWEEN.test(plain.slice(first.end, last.start)) && !!values[1]
  const [least = 0, most = 0] = [Math.min(...values), Math.max(...values)]
  const all = isSpan ? numbersBetween(least, most) : values
  const isMore = facts.length === 1 && boundOf(plain, first) === 'least'
  return [{ start: first.start, end: last.end, filters: filters([...new Set(all)], isMore) }]
}

function numbersBetween(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i)
}

/** From this number to the most. */
const upTo = (number: number) => numbersBetween(number, Math.max(number, MOST_ROOMS))

function bedroomFilters(numbers: number[], orMore: boolean): Partial<UnitSearch> {
  const [first = 0, second] = numbers
  if (second !== undefined) return { selectedBedrooms: numbers.toSorted((a, b) => a - b) }
  if (orMore && first === 3) return { bedrooms: 3 }
  if (orMore) return { selectedBedrooms: upTo(first) }
  return first < 3 ? { bedrooms: first } : { selectedBedrooms: [first] }
}

function bathroomFilters(numbers: number[], orMore: boolean): Partial<UnitSearch> {
  const [first = 0] = numbers
  return { selectedBathrooms: orMore ? upTo(first) : numbers.toSorted((a, b) => a - b) }
}
