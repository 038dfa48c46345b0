import { bangkokDate } from '../../../shared/dates.ts'
import { MONTH_WORDS, monthOf } from '../../../shared/reading/days/dates.ts'
import {
  type ChatReading,
  isSpeakers,
  questionBefore,
  type Stated,
  type Statement,
  wordsAfter,
  wordsBefore,
} from '../reading.ts'
import { takesBack } from './latest.ts'

/* What the days of a text are for: from which day a home is free, or until which it is let. */

const FREE =
  /from|avail[a-z]{0,6}|avl|free|ready|move[sd]?\s?(?:in|out)|moving (?:in|out)|vacant|have it|check in|ว่าง|เข้าอยู่|เข้าได้|ตั้งแต่|ย้ายเข้า|ย้ายออก|พร้อม/g
const LET =
  /until|till?(?![a-z])|ถึง|หมด|สิ้นสุด|expires?|ends?(?![a-z])|tenant (?:leaves|out)|leaves?/g
const OTHER = /ซื้อ|bought|built|สร้าง|closed|นัด|viewing|ดูห้อง|ปิดภายใน/g
/** A month alone from which a home is free: `ว่าง ธ.ค.`, `available in March`. */
const FREE_MONTH = new RegExp(
  `(?:avail[a-z]{0,6}|avl|free|vacant|move[sd]? ?in|ว่าง|เข้าอยู่(?:ได้)?|เข้าได้)\\s?(?:from|in|ใน|ตั้งแต่)?\\s?(?:เดือน)?\\s?(${MONTH_WORDS})(?![a-z])(?!\\.?\\s?\\d)`,
  'g',
)
/** A day that this text follows is only refined by it: `next month, the 10th`. */
const REFINED = 4

export function daysOf(reading: ChatReading, facts: readonly Stated[]): Statement[] {
  const days = facts.filter(({ kind }) => kind === 'day')
  const months = freeMonths(reading).filter(
    (month) => !days.some(({ start, end }) => start < month.end && month.start < end),
  )
  const exact = days.flatMap((day, index): Statement[] => {
    const next = days[index + 1]
    if (next && next.start - day.end <= REFINED && next.message === day.message) return []
    const field = fieldOf(reading, day) ?? correctedField(reading, day, days)
    if (!field) return []
    const { value, start, end, message } = day
    const words = reading.plain.slice(start, end)
    return [{ field, value, start, end, message, ...(!hasYear(words) && { guess: 'year' }) }]
  })
  return [...exact, ...months].toSorted((a, b) => a.start - b.start)
}

/** The first day of the next such month, or of this one. */
function freeMonths(reading: ChatReading): Statement[] {
  return [...reading.plain.matchAll(FREE_MONTH)].flatMap((match): Statement[] => {
    const [whole, month = ''] = match
    const end = match.index + whole.length
    const start = end - month.length
    const message = reading.chat.messages.findIndex((one) => one.start <= start && end <= one.end)
    const moment = reading.chat.messages[message]?.moment
    if (!moment || !isSpeakers(reading, message)) return []
    const [year = 0, current = 1] = bangkokDate(moment).split('-').map(Number)
    const number = monthOf(month)
    const value = `${number < current ? year + 1 : year}-${String(number).padStart(2, '0')}-01`
    return [{ field: 'availabilityDate', value, start, end, message, guess: 'year' }]
  })
}

/** The field of the day that a later one corrects: `ว่าง 15 ม.ค.` – `แก้นะคะ 31 ม.ค. ค่ะ`. */
function correctedField(reading: ChatReading, day: Stated, days: readonly Stated[]): string | null {
  const body = reading.chat.messages[day.message]
  if (!body || !takesBack(reading, body.start, body.end)) return null
  const earlier = days.filter(({ message }) => message < day.message).at(-1)
  return earlier ? fieldOf(reading, earlier) : null
}

/** What a question asked for that this message answers: `เมื่อไหร่ว่างคะ`. */
function askedBefore(reading: ChatReading, message: number): string | null {
  const words = questionBefore(reading, message)
  if (!/when|เมื่อไหร่|เมื่อไร|วันไหน|(?:what|which) (?:date|day)/.test(words)) return null
  return lastOf(LET, words) >= 0 && lastOf(FREE, words) < 0 ? 'rentedUntil' : 'availabilityDate'
}

function fieldOf(reading: ChatReading, { start, end, message }: Stated): string | null {
  const before = wordsBefore(reading, start, 40)
  const cues = [
    { field: 'availabilityDate', at: lastOf(FREE, before) },
    { field: 'rentedUntil', at: lastOf(LET, before) },
    { field: null, at: lastOf(OTHER, before) },
  ].toSorted((a, b) => b.at - a.at)
  const [nearest] = cues
  if (nearest && nearest.at >= 0) return nearest.field
  const asked = askedBefore(reading, message)
  if (asked) return asked
  return /^\s?(?:ว่าง(?!\s?\d)|เข้าอยู่|available|onwards?|เป็นต้นไป)/.test(wordsAfter(reading, end, 16))
    ? 'availabilityDate'
    : null
}

function lastOf(expression: RegExp, text: string): number {
  return [...text.matchAll(expression)].at(-1)?.index ?? -1
}

function hasYear(words: string): boolean {
  return /\d{4}|[/.-]\d{1,2}[/.-]\d{2}|[a-zก-๙.]\s?\d{2}$/.test(words) || !/\d/.test(words)
}
