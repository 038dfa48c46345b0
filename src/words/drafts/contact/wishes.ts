import { unitSearchQuery } from '../../../records/units/rules/query.ts'
import type { UnitSearch } from '../../../records/units/rules/search.ts'
import {
  type ChatReading,
  isSpeakers,
  questionBefore,
  type Stated,
  wordsAfter,
  wordsBefore,
} from '../reading.ts'
import { shortAnswers } from '../unit/short-answers.ts'
import { MAX, type Wish, wish } from './wish.ts'
import { stationsOf } from './wish-stations.ts'
import { sumsOf } from './wish-sums.ts'

/* What somebody looks for, as a search of homes. */

const BUY =
  /(?:หา|อยาก|สนใจ|จะ)?ซื้อ|(?:to|wanna|want to) buy|buying|purchas|invest|ห้องขาย|for sale|ลงทุน/
const RENT =
  /เช่า|(?:to|for|want to|wants to) rent|rent(?![a-z])|renting|lease|rental|ต่อเดือน|\/m|per month|a month/
const LOOKS =
  /(?:would )?like(?: to)? (?:buy|rent|find)|interest|purchas|so again|หา|อยากได้|อยากซื้อ|อยากเช่า|ต้องการ|สนใจ|ขอห้อง|มีห้อง.{0,30}(?:ไหม|มั้ย|มั๊ย)|look|need|want|search|any(?:thing)? |do you have|wish|rent from|budget|งบ/
const MIN_PRICE = 700_000
const MIN =
  /ตั้งแต่|at least|min(?:imum)?\.?|from|over|above|more than|มากกว่า|ขึ้นไป|ไม่ต่ำกว่า|สูงกว่า|higher than/

export function wishesOf(reading: ChatReading, stationIds: ReadonlyMap<string, number>): Wish[] {
  const own = reading.facts.filter(({ message }) => isSpeakers(reading, message))
  const words = reading.chat.messages
    .filter((_, index) => isSpeakers(reading, index))
    .map(({ start, end }) => reading.plain.slice(start, end))
    .join('\n')
  if (!LOOKS.test(words) && !isLikeWish(own)) return []
  const sums = sumsOf(reading, own)
  const wishes = [
    ...roomsOf([...own, ...answeredRooms(reading, own)]),
    ...sums,
    ...sizesOf(reading, own),
    ...floorsOf(reading, own),
    ...stationsOf(reading, own, stationIds),
    ...projectOf(reading),
    ...furnishingOf(own),
    ...petsOf(reading, own),
    ...dayOf(reading, own),
  ]
  const listing = isSaleWish(words, sums) ? BUY : RENT
  const match = listing.exec(reading.plain)
  if (wishes.length === 0 || (!match && sums.length === 0)) return wishes
  const place = match
    ? { start: match.index, end: match.index + match[0].length, message: 0 }
    : sums[0]?.said
  return place
    ? [{ filters: { listingType: listing === BUY ? 'sale' : 'rent' }, said: place }, ...wishes]
    : wishes
}

/** Rooms or a sum near a station: `on nut or bang chak, studio, 12k`. */
function isLikeWish(facts: readonly Stated[]): boolean {
  const kinds = new Set(facts.map(({ kind }) => kind))
  return kinds.has('station') && (kinds.has('bedrooms') || kinds.has('budget'))
}

/** A sum says it surer than words: nobody rents for millions, or buys for thousands. */
function isSaleWish(words: string, sums: readonly Wish[]): boolean {
  const most = Math.max(0, ...sums.map(({ filters }) => filters.priceMax ?? filters.priceMin ?? 0))
  if (most > 0) return most >= MIN_PRICE
  return BUY.test(words) && !/(?:want|look|หา|อยาก)[^\n]{0,12}(?:rent|เช่า)/.test(words)
}

export const queryOf = (filters: Partial<UnitSearch>): string => unitSearchQuery(filters)

/** Rooms that an answer says only with its question. */
function answeredRooms(reading: ChatReading, facts: readonly Stated[]): Stated[] {
  return shortAnswers(reading, facts).flatMap(({ field, value, ...place }) =>
    field === 'bedrooms' || field === 'bathrooms'
      ? [{ ...place, kind: field, value: Number(value) }]
      : [],
  )
}

/** Letters between two numbers of rooms that are one wish: `1 or 2 bed`. */
const CLOSE = 8

function roomsOf(facts: readonly Stated[]): Wish[] {
  const rooms = facts.filter(({ kind }) => kind === 'bedrooms')
  const [bedrooms] = rooms
  const last = rooms.at(-1)
  const several = [...new Set(rooms.map(({ value }) => Number(value)))].toSorted((a, b) => a - b)
  const [bathrooms] = facts.filter(({ kind }) => kind === 'bathrooms')
  return [
    ...(bedrooms
      ? [
          wish(
            several.length > 1 && last && last.start - bedrooms.end <= CLOSE
              ? { ...bedrooms, end: last.end }
              : bedrooms,
            several.length > 1
              ? { selectedBedrooms: several }
              : { bedrooms: Number(bedrooms.value) },
          ),
        ]
      : []),
    ...(bathrooms ? [wish(bathrooms, { selectedBathrooms: [Number(bathrooms.value)] })] : []),
  ]
}

function sizesOf(reading: ChatReading, facts: readonly Stated[]): Wish[] {
  const [first, second] = facts.filter(({ kind }) => kind === 'size')
  if (!first) return []
  const isRange =
    second && /^\s?(?:-|–|~|to|ถึง)?\s?$/.test(reading.plain.slice(first.end, second.start))
  if (isRange) {
    return [
      wish(first, { floorSizeMin: Math.floor(Number(first.value)) }),
      wish(second, { floorSizeMax: Math.ceil(Number(second.value)) }),
    ]
  }
  const isMost = MAX.test(wordsBefore(reading, first.start, 16))
  return [
    wish(
      first,
      isMost
        ? { floorSizeMax: Math.ceil(Number(first.value)) }
        : { floorSizeMin: Math.floor(Number(first.value)) },
    ),
  ]
}

const ABOVE = /^\s?(?:\+|plus|ขึ้น|or (?:above|higher|up|more)|and (?:above|up|higher)|up)/

function floorsOf(reading: ChatReading, facts: readonly Stated[]): Wish[] {
  const floors = facts.filter(({ kind, start, end, value }) => {
    if (kind === 'floor') {
      const before = wordsBefore(reading, start, 24)
      return MIN.test(before) || ABOVE.test(wordsAfter(reading, end, 12)) || /ไม่เอา/.test(before)
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

/** One of our buildings. */
function projectOf(reading: ChatReading): Wish[] {
  const [mention] = reading.projects.filter(({ message }) => isSpeakers(reading, message))
  if (!mention) return []
  const { project, start, end, message } = mention
  return [{ filters: { projectId: project.id }, said: { start, end, message } }]
}

function furnishingOf(facts: readonly Stated[]): Wish[] {
  const fact = facts.find(({ kind }) => kind === 'furnishing')
  // Safe: the values of that kind are those of the field.
  return fact
    ? [wish(fact, { furnishing: fact.value as NonNullable<UnitSearch['furnishing']> })]
    : []
}

/** Whoever has pets needs a home for them; whoever has none does not mind. */
function petsOf(reading: ChatReading, facts: readonly Stated[]): Wish[] {
  const fact = facts.find(({ kind, value }) => kind === 'pets' && value !== 'not_allowed')
  if (fact) return [wish(fact, { petFriendly: 'yes' })]
  const own =
    /(?:(?:มี|เลี้ยง)(?:หมา|แมว|น้องหมา|น้องแมว|สุนัข)|(?:have|own|bring|with|and|plus) (?:a |an |one |two |our |my |\d )(?:small |big |little |old )?(?:dog|cat|pet|puppy|kitten)s?(?![a-z]))/.exec(
      reading.plain,
    )
  const answered = answeredPets(reading)
  if (answered) return [answered]
  return own
    ? [
        {
          filters: { petFriendly: 'yes' },
          said: { start: own.index, end: own.index + own[0].length, message: 0 },
        },
      ]
    : []
}

/** `Any pets?` – `One old cat`. */
function answeredPets(reading: ChatReading): Wish | null {
  const { chat, plain } = reading
  for (const [message, { start, end }] of chat.messages.entries()) {
    if (!isSpeakers(reading, message)) continue
    if (!/pet|สัตว์|หมา|แมว/.test(questionBefore(reading, message))) continue
    const answer = plain.slice(start, end)
    const animal = /(?<![a-z])(?:dogs?|cats?|puppy|kitten|yes)(?![a-z])|หมา|แมว|สุนัข|^\s?มี/.exec(
      answer,
    )
    if (!animal || /^\s{0,3}(?:no|none|ไม่)/.test(answer)) continue
    const at = start + animal.index
    return {
      filters: { petFriendly: 'yes' },
      said: { start: at, end: at + animal[0].length, message },
    }
  }
  return null
}

const MOVES =
  /(?<![a-z])(?:from|by|before|start(?:s|ing)?|move|moving|mov(?:e|ing) in|need(?:ed)?|arriv(?:e|ing)|latest)(?![a-z])|ย้าย|เข้าอยู่|เข้าได้|เริ่ม|ตั้งแต่|ภายใน|ก่อน|ประมาณ|ช่วง|ต้องการ/
const MEETS =
  /(?<![a-z])(?:view(?:ing)?s?|visit|meet|see|call|flight|fly|appointment|available on|free on)(?![a-z])|นัด|ดูห้อง|ไปดู|โทร|ว่างวัน|สะดวก|ไฟลท์/

/** The day by which they move: no day of a viewing or a call. */
function dayOf(reading: ChatReading, facts: readonly Stated[]): Wish[] {
  const days = facts.filter(({ kind, start }) => {
    const before = wordsBefore(reading, start, 40)
    const clause = before.split(/[.!?;]\s/).at(-1) ?? ''
    return kind === 'day' && !MEETS.test(clause)
  })
  const day =
    days.findLast(({ start }) => MOVES.test(wordsBefore(reading, start, 40))) ??
    days.findLast(({ message }) =>
      /when|เมื่อไหร่|เมื่อไร|move/.test(questionBefore(reading, message)),
    ) ??
    days.findLast(({ start, end }) => /\d/.test(reading.plain.slice(start, end)))
  return day ? [wish(day, { availableBy: String(day.value) })] : []
}
