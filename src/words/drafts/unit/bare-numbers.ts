import {
  type ChatReading,
  isSpeakers,
  type Stated,
  type Statement,
  wordsAfter,
  wordsBefore,
} from '../reading.ts'
import { takesBack } from './latest.ts'
import { ONCE, PAID } from './money.ts'
import { isOfThings, isOtherPrice } from './other-price.ts'
import { isOf } from './values.ts'

/* Numbers without a word for what they are: a rent `1 นอน 8,500`, and those that correct what was said before. */

const MIN_RENT = 3000
const MAX_RENT = 400_000
/** A correction is of the same size. */
const NEAR = 0.4
/** How many of the values before it a number may correct. */
const MAX_EARLIER = 200
/** Agreement with a sum that the other proposed. */
const AGREED = /(?:ok|okay|good idea|do|deal|fine|agreed|ได้|ตกลง|โอเค|เอา|ลง)\s{0,2}$/

export function bareNumbers(
  reading: ChatReading,
  facts: readonly Stated[],
  said: readonly Statement[],
): Statement[] {
  const numbers = facts.filter(({ kind }) => kind === 'number')
  const inOrder = said.toSorted((a, b) => a.start - b.start)
  const corrections = numbers.flatMap((number) => corrected(reading, number, inOrder))
  const sure = said.filter(({ isDoubtful }) => !isDoubtful)
  const hasRent = sure.some(({ field }) => field === 'rentAmount' || field === 'price')
  const paid = said.some(({ field }) => field === 'rentAmount')
    ? []
    : numbers.filter((number) => isSum(number) && PAID.test(wordsBefore(reading, number.start, 48)))
  const rents = hasRent ? [] : numbers.filter((number) => isRent(reading, number))
  const hasPrice = sure.some(({ field }) => field === 'price')
  const hasSize = said.some(({ field }) => field === 'size')
  const millions = hasPrice ? [] : numbers.filter((number) => isMillions(reading, number))
  const sizes = hasSize ? [] : numbers.filter((number) => isSize(reading, number))
  return [
    ...corrections,
    ...millions.map((number) => at(number, 'price', Math.round(Number(number.value) * 1e6))),
    ...sizes.map((number) => at(number, 'size', number.value)),
    ...[...paid, ...rents].map((number) => at(number, 'rentAmount', Number(number.value))),
  ]
}

/** `ขาย 3.15` is in millions. */
function isMillions(reading: ChatReading, { value, start }: Stated): boolean {
  if (typeof value !== 'number' || Number.isInteger(value) || value < 0.7 || value > 300)
    return false
  return /(?:ขาย|ราคา|asking|sale|sell|price|go to|would like|make it)(?:ที่|อยู่ที่|\s?at|\s?for|ประมาณ|\s?is)?\s?:?\s?$/.test(
    wordsBefore(reading, start, 24),
  )
}

/** `ขนาด 45`, `size 29.75`. */
function isSize(reading: ChatReading, { value, start, end }: Stated): boolean {
  if (typeof value !== 'number' || value < 15 || value > 999) return false
  return (
    /(?:ขนาด|พื้นที่|เนื้อที่|size|area|sz)\s?(?:is|ห้อง|ใช้สอย)?\s?:?\s?$/.test(
      wordsBefore(reading, start, 16),
    ) &&
    !/^\s?(?:ตร\.?ว|วา|%|rai|ไร่|ซม|cm|นิ้ว|inch|"|เมตร|กก|kg|x)/.test(wordsAfter(reading, end, 6))
  )
}

function isSum({ value }: Pick<Stated, 'value'>): boolean {
  return typeof value === 'number' && value % 100 === 0 && value >= MIN_RENT && value <= MAX_RENT
}

function isRent(reading: ChatReading, { value, start, end }: Stated): boolean {
  if (!isSum({ value }) || ONCE.test(wordsBefore(reading, start, 24))) return false
  if (isOtherPrice(reading, { start, end })) return false
  if (
    /(?:ห้อง|เลขที่|รหัส|ปี|โทร|ไลน์|(?<![a-z])(?:unit|room|no\.?|code|tel|line))\s?:?\s?$/.test(
      wordsBefore(reading, start, 12),
    )
  )
    return false
  return !/^\s?(?:km|กม|กิโล|คน|views?|likes?|users?|hr|hours?)/.test(wordsAfter(reading, end, 8))
}

/** The field that a number corrects: the last one of its size that was said before. */
function corrected(
  reading: ChatReading,
  number: Stated,
  inOrder: readonly Statement[],
): Statement[] {
  const { start, message, value } = number
  if (!isSpeakers(reading, message)) return []
  if (isOtherPrice(reading, number) || isOfThings(reading, number)) return []
  if (/^\s?(?:\/|per|%|ต่อ)/.test(wordsAfter(reading, number.end, 6))) return []
  const body = reading.chat.messages[message]
  const isTakenBack = body !== undefined && takesBack(reading, body.start, body.end)
  if (!isTakenBack && !AGREED.test(wordsBefore(reading, start, 16))) return []
  const after = inOrder.findIndex((each) => each.end > start)
  const earlier = inOrder
    .slice(0, after < 0 ? undefined : after)
    .slice(-MAX_EARLIER)
    .toReversed()
  for (const { field, value: old } of earlier) {
    const fitting = fitted(field, old, value)
    if (fitting !== null && isOf(field, fitting)) return [at(number, field, fitting)]
  }
  return []
}

/** A number as the value of a field that has another one: `14.5` corrects a price of 14,200,000. */
function fitted(field: string, old: unknown, value: number | string): unknown {
  if (field === 'unitNumber') {
    const text = String(value)
    return typeof old === 'string' && shapeOf(old) === shapeOf(text) && old !== text ? text : null
  }
  if (typeof old !== 'number' || typeof value !== 'number') return null
  const isMoney = field === 'price' || field === 'rentAmount'
  for (const times of isMoney ? [1, 1e6, 1000] : [1]) {
    const sum = Math.round(value * times * 100) / 100
    if (Math.abs(sum / old - 1) <= NEAR && sum !== old) return sum
  }
  return null
}

const shapeOf = (text: string) => text.replace(/\d/g, '0')

function at({ start, end, message }: Stated, field: string, value: unknown): Statement {
  return { field, value, start, end, message }
}
