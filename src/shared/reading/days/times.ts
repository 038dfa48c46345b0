import { firstOf, type Matcher, matcher } from './matcher.ts'
import { HOUR, numberOf } from './numbers.ts'
import { partOfDay } from './parts-of-day.ts'

/** The time at these hours and minutes; null if there is none. */
function at(hours: number, minutes: number): { time: string } | null {
  if (hours > 23 || minutes > 59 || Number.isNaN(hours)) return null
  return { time: `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` }
}

/** An hour of a working day: `at 2` is in the afternoon. */
function ofTheDay(hour: number, minutes = 0) {
  const isGuess = hour >= 1 && hour <= 6
  const found = at(isGuess ? hour + 12 : hour, minutes)
  return found && { ...found, ...(isGuess && { isGuess }) }
}

function ofHalf(hour: number, half: string): number {
  if (half.startsWith('p')) return hour < 12 ? hour + 12 : hour
  return hour === 12 ? 0 : hour
}

const half = (text?: string) => (text ? 30 : 0)
const HALF = '\\s?(ครึ่ง)?'
const OCLOCK = new RegExp(`${HOUR}\\s?โมง\\s?(เช้า|เย็น)?${HALF}`, 'y')
const AFTERNOON = new RegExp(`บ่าย\\s?${HOUR}\\s?(?:โมง)?${HALF}`, 'y')
const EVENING = new RegExp(`${HOUR}\\s?ทุ่ม${HALF}`, 'y')
const NIGHT = new RegExp(`ตี\\s?${HOUR}${HALF}`, 'y')

const alone = matcher(/ทุ่ม(ครึ่ง)?(?![\u0e00-\u0e7f])/y, ([more]) => at(19, half(more)))

const DASH = '\\s?(?:-|to|till|until|ถึง)\\s?'
const CLOCK = '(\\d{1,2})(?:[:.](\\d{2}))?\\s?(am|pm|a\\.m\\.|p\\.m\\.)?'
const ENDS = '(\\d{1,2})(?:[:.]\\d{2})?'

/** From one hour to another one, of which the first counts: `2-4pm`, `10:00 - 11:30`, `บ่าย 2-4`. */
const spans: readonly Matcher[] = [
  matcher(new RegExp(`${CLOCK}${DASH}${ENDS}\\s?(am|pm|a\\.m\\.|p\\.m\\.)`, 'y'), (parts) => {
    const [hour, minutes = '0', own, end, half = ''] = parts
    if (Number(hour) > 12 || Number(end) > 12) return null
    const from = ofHalf(Number(hour), own ?? half)
    const isOver = !own && from > ofHalf(Number(end), half)
    return at(isOver ? from - 12 : from, Number(minutes))
  }),
  matcher(
    new RegExp(`(\\d{1,2}):(\\d{2})${DASH}\\d{1,2}:\\d{2}(?:\\s?(?:น\\.?|hrs?))?`, 'y'),
    ([hour, minutes]) => at(Number(hour), Number(minutes)),
  ),
  matcher(
    new RegExp(
      `(\\d{1,2})\\.(\\d{2})(?:\\s?น\\.?)?${DASH}\\d{1,2}\\.\\d{2}\\s?(?:น\\.?|hrs?)`,
      'y',
    ),
    ([hour, minutes]) => at(Number(hour), Number(minutes)),
  ),
  matcher(new RegExp(`บ่าย\\s?${HOUR}(?:\\s?โมง)?${DASH}${HOUR}(?:\\s?โมง)?`, 'y'), ([hour]) =>
    numberOf(hour) > 6 ? null : at(numberOf(hour) + 12, 0),
  ),
  matcher(
    new RegExp(`${HOUR}(?:\\s?โมง)?${DASH}${HOUR}\\s?โมง\\s?(เช้า|เย็น)?`, 'y'),
    ([hour, , part]) => {
      const hours = numberOf(hour)
      if (hours < 1 || hours > 11) return null
      return part ? at(part === 'เย็น' && hours < 7 ? hours + 12 : hours, 0) : ofTheDay(hours)
    },
  ),
]

const exact: readonly Matcher[] = [
  ...spans,
  matcher(
    /(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm|a\.m\.|p\.m\.)/y,
    ([hour, minutes = '0', part = '']) =>
      Number(hour) > 12 ? null : at(ofHalf(Number(hour), part), Number(minutes)),
  ),
  matcher(/(\d{1,2}):(\d{2})(?:\s?(?:น\.?|hrs?))?/y, ([hour, minutes]) =>
    at(Number(hour), Number(minutes)),
  ),
  matcher(/(\d{1,2})\.(\d{2})\s?(?:น\.?|hrs)/y, ([hour, minutes]) =>
    at(Number(hour), Number(minutes)),
  ),
  matcher(/(\d{1,2})\s?(?:น\.|นาฬิกา|น(?![\u0e00-\u0e7f]))/y, ([hour]) => at(Number(hour), 0)),
  matcher(/(\d{1,2})\s?o['’]?clock/y, ([hour]) => ofTheDay(Number(hour))),
  matcher(/noon|midday/y, () => at(12, 0)),
  matcher(/midnight|เที่ยงคืน/y, () => at(0, 0)),
  matcher(/เที่ยง(?:วัน)?\s?(ครึ่ง)?/y, ([more]) => at(12, half(more))),
  matcher(OCLOCK, ([hour, part, more]) => {
    const hours = numberOf(hour)
    if (hours < 1 || hours > 11) return null
    if (!part && hours <= 5) return ofTheDay(hours, half(more))
    return at(part === 'เย็น' ? hours + 12 : hours, half(more))
  }),
  matcher(/บ่ายโมง\s?(ครึ่ง)?/y, ([more]) => at(13, half(more))),
  matcher(AFTERNOON, ([hour, more]) =>
    numberOf(hour) > 6 ? null : at(numberOf(hour) + 12, half(more)),
  ),
  // หกทุ่ม is midnight.
  matcher(EVENING, ([hour, more]) =>
    numberOf(hour) > 6 ? null : at((numberOf(hour) + 18) % 24, half(more)),
  ),
  (text, from, now) =>
    /(\d|เจ็ด|แปด|เก้า|สิบ)\s?$/.test(text.slice(Math.max(0, from - 6), from))
      ? null
      : alone(text, from, now),
  matcher(NIGHT, ([hour, more]) => (numberOf(hour) > 5 ? null : at(numberOf(hour), half(more)))),
]

/** `at 10`, `at 10.30`, `เวลา 14.30`, `ตอน 10 โมง` */
const PREFIX = /(?:at|around|by|from|@|เวลา|ตอน|ช่วง)\s?/y
const plain = matcher(
  /(\d{1,2})(?:\.(\d{2}))?(?:\s?-\s?\d{1,2}(?:\.\d{2})?)?/y,
  ([hour, minutes]) => (minutes ? at(Number(hour), Number(minutes)) : ofTheDay(Number(hour))),
)
const exactTime = firstOf(exact)

const parts: readonly Matcher[] = [
  // `5 Dec 10-11`, at the end.
  matcher(/(\d{1,2})\s?-\s?(\d{1,2})(?=\s{0,9}(?:$|[,;]))/y, ([hour, end]) =>
    Number(end) <= 24 ? ofTheDay(Number(hour)) : null,
  ),
  // `Friday 9.30`; alone it may be a price or a size.
  matcher(/(\d{1,2})\.([0-5][05])/y, ([hour, minutes]) => ofTheDay(Number(hour), Number(minutes))),
  matcher(/(?:in the )?morning/y, () => partOfDay('morning')),
  matcher(/(?:in the )?afternoon/y, () => partOfDay('afternoon')),
  matcher(/(?:in the )?evening/y, () => partOfDay('evening')),
  matcher(/(?:ตอน|ช่วง)?เช้า/y, () => partOfDay('morning')),
  matcher(/(?:ตอน|ช่วง)?สาย/y, () => partOfDay('morning', '10:00')),
  matcher(/(?:ตอน|ช่วง)?บ่าย/y, () => partOfDay('afternoon')),
  matcher(/(?:ตอน|ช่วง)?(?:เย็น|ค่ำ)/y, () => partOfDay('evening')),
]
const anyPart = firstOf(parts)
const LED = /^(in the|ตอน|ช่วง)/

/** A time of day, with the word that leads to it. A part of the day without one follows a day. */
export const time: Matcher = (text, at, now) => {
  const found = exactTime(text, at, now)
  if (found) return found
  PREFIX.lastIndex = at
  const [prefix = ''] = PREFIX.exec(text) ?? []
  if (prefix && !/[a-z]/.test(text[at - 1] ?? '')) {
    const from = at + prefix.length
    const led =
      exactTime(text, from, now) ?? (prefix.startsWith('by') ? null : plain(text, from, now))
    if (led) return led
  }
  const part = anyPart(text, at, now)
  if (!part) return null
  return LED.test(text.slice(at, part.end)) ? part : { ...part, only: 'after day' }
}
