import { unitSearchQuery } from '../../units/rules/query.ts'
import type { UnitSearch } from '../../units/rules/search.ts'
import {
  isSpeakers,
  type Reading,
  type Said,
  type Stated,
  wordsAfter,
  wordsBefore,
} from '../reading.ts'

/* What somebody looks for, as a search of homes. */

const BUY =
  /(?:หา|อยาก|สนใจ|จะ)?ซื้อ|(?:to|wanna|want to) buy|buying|purchas|invest|ห้องขาย|for sale|ลงทุน/
const RENT =
  /เช่า|(?:to|for|want to|wants to) rent|rent(?![a-z])|renting|lease|rental|ต่อเดือน|\/m|per month|a month/
const LOOKS =
  /หา|อยากได้|อยากซื้อ|อยากเช่า|ต้องการ|สนใจ|ขอห้อง|มีห้อง.{0,30}(?:ไหม|มั้ย|มั๊ย)|look|need|want|search|any(?:thing)? |do you have|wish|rent from|budget|งบ/
const LEAST_PRICE = 700_000
const MOST = /ไม่เกิน|max(?:imum)?|up to|under|below|less than|at most|ต่ำกว่า|within/
const LEAST = /ตั้งแต่|at least|min(?:imum)?\.?|from|over|above|more than|มากกว่า|ขึ้นไป/

/** A filter of the search, and the words for it. */
export type Wish = { filters: Partial<UnitSearch>; said: Omit<Said, 'field' | 'value'> }

export function wishesOf(reading: Reading, stationIds: ReadonlyMap<string, number>): Wish[] {
  const own = reading.facts.filter(({ message }) => isSpeakers(reading, message))
  const words = reading.chat.messages
    .filter((_, index) => isSpeakers(reading, index))
    .map(({ start, end }) => reading.plain.slice(start, end))
    .join('\n')
  if (!LOOKS.test(words)) return []
  const sums = sumsOf(reading, own)
  const wishes = [
    ...roomsOf(own),
    ...sums,
    ...sizesOf(reading, own),
    ...floorsOf(reading, own),
    ...stationsOf(own, stationIds),
    ...furnishingOf(own),
    ...petsOf(reading, own),
    ...dayOf(own),
  ]
  const isSale =
    BUY.test(words) || sums.some(({ filters }) => (filters.priceMax ?? 0) >= LEAST_PRICE)
  const listing = isSale && !/(?:want|look|หา|อยาก)[^\n]{0,12}(?:rent|เช่า)/.test(words) ? BUY : RENT
  const match = listing.exec(reading.plain)
  if (wishes.length === 0 || (!match && sums.length === 0)) return wishes
  const place = match
    ? { start: match.index, end: match.index + match[0].length, message: 0 }
    : sums[0]?.said
  return place
    ? [{ filters: { listingType: listing === BUY ? 'sale' : 'rent' }, said: place }, ...wishes]
    : wishes
}

export const queryOf = (filters: Partial<UnitSearch>): string => unitSearchQuery(filters)

function wish(fact: Stated, filters: Partial<UnitSearch>): Wish {
  return { filters, said: { start: fact.start, end: fact.end, message: fact.message } }
}

function roomsOf(facts: readonly Stated[]): Wish[] {
  const [bedrooms] = facts.filter(({ kind }) => kind === 'bedrooms')
  const [bathrooms] = facts.filter(({ kind }) => kind === 'bathrooms')
  return [
    ...(bedrooms ? [wish(bedrooms, { bedrooms: Number(bedrooms.value) })] : []),
    ...(bathrooms ? [wish(bathrooms, { selectedBathrooms: [Number(bathrooms.value)] })] : []),
  ]
}

const MONEY: ReadonlySet<string> = new Set(['budget', 'rent', 'price', 'baht'])

/** One sum is the most; of a range the first is the least. */
function sumsOf(reading: Reading, facts: readonly Stated[]): Wish[] {
  const sums = facts.filter((fact) => MONEY.has(fact.kind) || isBareSum(reading, fact))
  const [first, second] = sums
  if (!first) return []
  const isRange =
    second && /^\s?(?:-|–|~|to|ถึง)?\s?$/.test(reading.plain.slice(first.end, second.start))
  if (isRange)
    return [
      wish(first, { priceMin: Number(first.value) }),
      wish(second, { priceMax: Number(second.value) }),
    ]
  const most = sums.find(({ start }) => MOST.test(wordsBefore(reading, start, 16))) ?? first
  return [wish(most, { priceMax: Number(most.value) })]
}

function isBareSum(reading: Reading, { kind, value, start, end }: Stated): boolean {
  if (kind !== 'number' || typeof value !== 'number' || value < 3000 || value % 100 !== 0)
    return false
  return (
    MOST.test(`${wordsBefore(reading, start, 16)} ${wordsAfter(reading, end, 12)}`) ||
    /pay|งบ/.test(wordsBefore(reading, start, 20))
  )
}

function sizesOf(reading: Reading, facts: readonly Stated[]): Wish[] {
  const [first, second] = facts.filter(({ kind }) => kind === 'size')
  if (!first) return []
  if (second) {
    return [
      wish(first, { floorSizeMin: Math.floor(Number(first.value)) }),
      wish(second, { floorSizeMax: Math.ceil(Number(second.value)) }),
    ]
  }
  const isMost = MOST.test(wordsBefore(reading, first.start, 16))
  return [
    wish(
      first,
      isMost
        ? { floorSizeMax: Math.ceil(Number(first.value)) }
        : { floorSizeMin: Math.floor(Number(first.value)) },
    ),
  ]
}

const ABOVE = /^\s?(?:\+|ขึ้นไป|or (?:above|higher|up|more)|and (?:above|up)|up)/

function floorsOf(reading: Reading, facts: readonly Stated[]): Wish[] {
  const floors = facts.filter(({ kind, start, end, value }) => {
    if (kind === 'floor') {
      const before = wordsBefore(reading, start, 24)
      return LEAST.test(before) || ABOVE.test(wordsAfter(reading, end, 12)) || /ไม่เอา/.test(before)
    }
    const before = wordsBefore(reading, start, 32)
    return (
      kind === 'number' &&
      typeof value === 'number' &&
      value <= 60 &&
      (/ชั้น(?:ต่ำกว่า|สูงกว่า|ไม่ต่ำกว่า)?\s?$/.test(before) ||
        (/floor/.test(before) && ABOVE.test(wordsAfter(reading, end, 12))))
    )
  })
  const [floor] = floors
  return floor ? [wish(floor, { floorLevel: Number(floor.value), floorDirection: 'above' })] : []
}

function stationsOf(facts: readonly Stated[], ids: ReadonlyMap<string, number>): Wish[] {
  const seen = new Set<unknown>()
  const stations = facts.filter(
    ({ kind, value }) => kind === 'station' && !seen.has(value) && seen.add(value),
  )
  return stations.flatMap((fact) => {
    const id = ids.get(String(fact.value))
    return id === undefined ? [] : [wish(fact, { stationIds: [id] })]
  })
}

function furnishingOf(facts: readonly Stated[]): Wish[] {
  const fact = facts.find(({ kind }) => kind === 'furnishing')
  // Safe: the values of that kind are those of the field.
  return fact
    ? [wish(fact, { furnishing: fact.value as NonNullable<UnitSearch['furnishing']> })]
    : []
}

/** Whoever has pets needs a home for them; whoever has none does not mind. */
function petsOf(reading: Reading, facts: readonly Stated[]): Wish[] {
  const fact = facts.find(({ kind, value }) => kind === 'pets' && value !== 'not_allowed')
  if (fact) return [wish(fact, { petFriendly: 'yes' })]
  const own =
    /(?:มี(?:หมา|แมว|น้องหมา|น้องแมว|สุนัข)|(?:i|we) have (?:a |an |one |two |\d )?(?:small |big )?(?:dog|cat|pet)s?)/.exec(
      reading.plain,
    )
  return own
    ? [
        {
          filters: { petFriendly: 'yes' },
          said: { start: own.index, end: own.index + own[0].length, message: 0 },
        },
      ]
    : []
}

function dayOf(facts: readonly Stated[]): Wish[] {
  const day = facts.findLast(({ kind }) => kind === 'day')
  return day ? [wish(day, { availableBy: String(day.value) })] : []
}
