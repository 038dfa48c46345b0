import { addDays } from '../../../../shared/calendar-days.ts'
import { bangkokDate, formatTime } from '../../../../shared/dates.ts'
import { plainText } from '../../../../shared/plain-text.ts'
import { MONTH_WORDS } from '../../../../shared/reading/days/dates.ts'
import { day } from '../../../../shared/reading/days/days.ts'
import {
  type FoundMeaning,
  firstOf,
  isThai,
  type Now,
} from '../../../../shared/reading/days/matcher.ts'
import { hourIn } from '../../../../shared/reading/days/parts-of-day.ts'
import { time } from '../../../../shared/reading/days/times.ts'
import type { TaskPriority, TaskRepeat } from '../task.ts'
import { type NameHint, nameHints } from './people.ts'
import { word } from './words.ts'

/** A part of the line that was understood. */
export type QuickPart = { start: number; end: number }

/** What a line says: the task without what was understood, and that. */
export type QuickLine = {
  title: string
  dueDate: string | null
  dueTime: string | null
  /** Whether words beside the day were not understood: `Friday after next`, `Friday or Saturday`. */
  isDayUnsure: boolean
  priority: TaskPriority | null
  repeat: TaskRepeat | null
  /** The day of the month that it repeats on where that of the day is another one: 31 is the last one. */
  repeatDay: number | null
  parts: QuickPart[]
  /** Texts that may be the name of a contact; `named` finds whose. */
  names: NameHint[]
}

type Part = FoundMeaning & QuickPart

/**
 * Reads what somebody types of a task, in English and Thai: a day, an hour, a priority, how often, and who it
 * may be about. Of each the first counts; the others stay words of the task.
 */
export function readQuickLine(line: string, moment: Date): QuickLine {
  const now = { today: bangkokDate(moment), minutes: minutesOf(formatTime(moment)) }
  const text = plainText(line)
  const found = partsOf(text, now)
  const parts = chosen(found, text)
  const said = Object.assign({}, ...parts.toReversed())
  const rest = blanked(line, parts)
  return {
    title: titleOf(line, parts),
    dueDate: said.day ?? dayOfTime(said.time, now),
    dueTime: said.time ?? null,
    isDayUnsure: isDayUnsure(text, parts, found),
    priority: said.priority ?? null,
    repeat: said.repeat ?? null,
    repeatDay: said.repeatDay ?? null,
    parts: parts.map(({ start, end }) => ({ start, end })),
    names: nameHints(rest),
  }
}

const part = firstOf([word, day, time])

function partsOf(text: string, now: Now): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < text.length; ) {
    const found = mayBegin(text, at) ? part(text, at, now) : null
    if (found && found.end > at) parts.push({ ...found, start: at })
    at = found ? Math.max(found.end, at + 1) : at + 1
  }
  return parts
}

/** A part begins with a Thai letter, a sign, or a word or number. */
function mayBegin(text: string, at: number): boolean {
  const letter = text[at] ?? ''
  if (isThai(letter) || letter === '!' || letter === '@') return true
  return /[a-z0-9]/.test(letter) && !/[a-z0-9]/.test(text[at - 1] ?? '')
}

/** Those that count: each in its place, and the first of its kind. A date beside a weekday is the day. */
function chosen(found: readonly Part[], text: string): Part[] {
  const kept: Part[] = []
  for (const [index, each] of found.entries()) {
    const next = found[index + 1]
    const last = kept.at(-1)
    if (each.only === 'led' || each.isPast) continue
    if (each.only === 'after day' && !(last?.day && isBeside(text, last, each))) continue
    if (each.only === 'at end' && !isAtEnd(text, each, next)) continue
    if (last?.vague && last.day && each.day && isBeside(text, last, each)) {
      kept[kept.length - 1] = {
        ...each,
        start: last.start,
        ...(last.repeat && { repeat: last.repeat }),
      }
      continue
    }
    if (each.vague && last?.day && !last.vague && isBeside(text, last, each)) {
      kept[kept.length - 1] = { ...last, end: each.end }
      continue
    }
    if (kept.some((before) => isSameKind(before, each) && !isHourOfPart(before, each))) continue
    kept.push(each)
  }
  return withHour(kept)
}

/** An hour and a part of the day, in either order, are one time. */
const isHourOfPart = (a: FoundMeaning, b: FoundMeaning) =>
  Boolean((a.part && isHour(b) && !b.day) || (b.part && isHour(a) && !(a.day && b.day)))

const isHour = ({ time, part }: FoundMeaning) => time !== undefined && !part

/** Where an hour was said, the part of the day only says which half of the day it is of. */
function withHour(kept: readonly Part[]): Part[] {
  const hour = kept.find(isHour)
  const of = kept.find(({ part }) => part)
  if (!hour || !of?.part) return [...kept]
  const day = kept.find((each) => each.day)
  const said = hourIn(of.part, hour, day?.day)
  return kept.map((each) => {
    const { time: _, day: __, ...rest } = each
    return {
      ...rest,
      ...(each === hour && { time: said.time }),
      ...(each === day && said.day && { day: said.day }),
    }
  })
}

function isSameKind(a: FoundMeaning, b: FoundMeaning): boolean {
  const both = (name: 'day' | 'time' | 'priority' | 'repeat') =>
    a[name] !== undefined && b[name] !== undefined
  return both('day') || both('time') || both('priority') || both('repeat')
}

const GOES_ON =
  /^\s?(?:-|\/|of\b|แรก|ที่สอง|สุดท้าย|or\b|and\b|to\b|till\b|until\b|after next|after that|before\b|หรือ|และ|ถึง|ก่อน(?!บ่าย|เที่ยง)|หลัง)/
const LEADS =
  /(?:\b(?:first|second|third|fourth|1st|2nd|3rd|4th|last)|\bafter|\bnot|\bexcept|\bbetween|หลัง|ไม่ใช่|ยกเว้น|ระหว่าง)\s?(?:the\s)?$/
/** `two weeks from Friday`, `2 days before Friday` */
const COUNTED_FROM =
  /(?:days?|weeks?|months?|วัน|สัปดาห์|อาทิตย์|เดือน)\s?(?:from|before|after|ก่อน|หลัง|นับจาก)/
const BESIDE = 20

/** What looks like a day and is none: `31 Nov`, `31/11/2026`. */
const NO_DAY = new RegExp(
  `(?<![\\d/.])(?:\\d{1,2}(?:st|nd|rd|th)? ?(?:${MONTH_WORDS})(?![a-z])|\\d{1,2}/\\d{1,2}/\\d{2,4}(?!\\d))`,
)

/** Whether another day was named, or a word beside the day says that it is not quite that one. */
function isDayUnsure(text: string, parts: readonly Part[], found: readonly Part[]): boolean {
  const part = parts.find(({ day }) => day)
  if (!part) return NO_DAY.test(text)
  const { start, end } = part
  const isOther = ({ day, only, start: at }: Part) =>
    day !== undefined && day !== part.day && only !== 'led' && (at >= end || at < start)
  return (
    found.some(isOther) ||
    GOES_ON.test(text.slice(end, end + BESIDE)) ||
    LEADS.test(text.slice(Math.max(0, start - BESIDE), start)) ||
    COUNTED_FROM.test(text.slice(Math.max(0, start - BESIDE), start + 8))
  )
}

const isBeside = (text: string, { end }: QuickPart, { start }: QuickPart) =>
  /^[\s,]{0,3}(ที่)?[\s,]{0,2}$/.test(text.slice(end, start))

function isAtEnd(text: string, { start, end }: QuickPart, next: Part | undefined): boolean {
  if (next && isBeside(text, { start, end }, next)) return true
  return /^[\s,.!]{0,9}$/.test(text.slice(end, end + 10))
}

/** A time without a day is today's, or tomorrow's when it is over. */
function dayOfTime(time: string | undefined, { today, minutes }: Now): string | null {
  if (!time) return null
  return minutesOf(time) > minutes ? today : addDays(today, 1)
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function titleOf(line: string, parts: readonly QuickPart[]): string {
  const words = blanked(line, parts)
    .replace(/\s+/g, ' ')
    .replace(/ ?(,) ?(?=,|$)/g, '')
    .trim()
  const tidy = words
    .replace(/^[,.;:-]+\s?/, '')
    .replace(/\s!{1,3}$/, '')
    .replace(/\s?[,;:-]{1,3}$/, '')
    .replace(/ ,/g, ',')
  return tidy.charAt(0).toUpperCase() + tidy.slice(1)
}

function blanked(line: string, parts: readonly QuickPart[]): string {
  let text = line
  for (const { start, end } of parts)
    text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  return text
}
