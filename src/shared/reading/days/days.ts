import { addDays, inMonth } from '../../calendar-days.ts'
import { dayIn, MONTH_WORDS, monthOf } from './dates.ts'
import { type FoundMeaning, firstOf, type Matcher, matcher, type Now } from './matcher.ts'
import { dayOfMonth } from './months.ts'
import { NUMBER, numberOf } from './numbers.ts'
import { partOfToday } from './parts-of-day.ts'

const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const SHORT: Record<string, number> = {
  ...{ sun: 0, mon: 1, tue: 2, tues: 2, wed: 3, thu: 4, thur: 4, thurs: 4, fri: 5, sat: 6 },
}
const THAI_WEEKDAYS = 'อาทิตย์ จันทร์ อังคาร พุธ พฤหัสบดี ศุกร์ เสาร์'.split(' ')

const NAMES = [...WEEKDAYS, ...Object.keys(SHORT).toSorted((a, b) => b.length - a.length)].join('|')
const THAI_NAMES = `${THAI_WEEKDAYS.join('|')}|พฤหัส`
const WEEKDAY = new RegExp(`(this|next|coming)?\\s{0,3}(${NAMES})\\.?`, 'y')
const THAI_WEEKDAY = new RegExp(`(วัน)?(${THAI_NAMES})\\s?(?:ที่)?(นี้|หน้า)?`, 'y')

/** The next such weekday after today; with `next` that of the next week, which begins on Monday. */
export function weekday(index: number, { today }: Now, isNextWeek = false): string {
  const current = new Date(`${today}T00:00:00Z`).getUTCDay()
  if (!isNextWeek) return addDays(today, ((index - current + 6) % 7) + 1)
  const monday = addDays(today, ((1 - current + 6) % 7) + 1)
  return addDays(monday, (index + 6) % 7)
}

export function weekdayNamed(name: string): number {
  const index = WEEKDAYS.indexOf(name)
  if (index >= 0) return index
  return SHORT[name] ?? THAI_WEEKDAYS.findIndex((each) => each.startsWith(name))
}

const plus =
  (days: number) =>
  (_: unknown, { today }: Now) => ({ day: addDays(today, days) })

const WEEK = '(?:อาทิตย์|สัปดาห์)หน้า'
const OF_NEXT_WEEK = new RegExp(
  `(${NAMES})\\.?,? (?:of )?next week|next week,? (?:on )?(${NAMES})\\.?|(?:วัน)?(${THAI_NAMES})\\s?(?:ที่\\s?)?${WEEK}|${WEEK}\\s?(?:วัน)?(${THAI_NAMES})`,
  'y',
)

const PAST = new RegExp(
  [
    `last (?:${NAMES}|night|week|month|year)|yesterday|${NUMBER} (?:days?|weeks?|months?) ago`,
    `(?:เมื่อ)?(?:วัน)?(?:${THAI_NAMES})\\s?ที่(?:แล้ว|ผ่านมา)|เมื่อ(?:วาน(?:นี้)?|คืน|วัน(?:${THAI_NAMES}))`,
    '(?:อาทิตย์|สัปดาห์|เดือน|ปี)ที่(?:แล้ว|ผ่านมา)',
    `${NUMBER}\\s?(?:วัน|สัปดาห์|อาทิตย์|เดือน)(?:ก่อน|ที่แล้ว)`,
  ].join('|'),
  'y',
)
/** Days that are over: nothing is due then, and they are no day to come. */
const past = matcher(PAST, () => ({ isPast: true }))

/** Words for a day, besides dates. */
const words: readonly Matcher[] = [
  // Before the weekday and the week alone.
  matcher(OF_NEXT_WEEK, (names, now) => ({
    day: weekday(weekdayNamed(names.find(Boolean) ?? ''), now, true),
  })),
  matcher(/(?:the )?day after tomorrow/y, plus(2)),
  matcher(/today|วันนี้/y, plus(0)),
  matcher(/tomorrow|tomorow|tommorrow|tmrw?|(?:วัน)?พรุ่งนี้/y, plus(1)),
  matcher(/(?:วัน)?มะรืน(?:นี้)?/y, plus(2)),
  matcher(/tonight|คืนนี้/y, (_, now) => partOfToday('night', now)),
  matcher(/this morning|เช้านี้/y, (_, now) => partOfToday('morning', now)),
  matcher(/this afternoon|บ่ายนี้/y, (_, now) => partOfToday('afternoon', now)),
  matcher(/this evening|(?:เย็น|ค่ำ)นี้/y, (_, now) => partOfToday('evening', now)),
  matcher(/next week|(?:อาทิตย์|สัปดาห์)หน้า/y, (_, now) => ({ day: weekday(1, now, true) })),
  matcher(/(?:this )?weekend|(?:วัน)?เสาร์อาทิตย์(?:นี้)?|สุดสัปดาห์(?:นี้)?/y, (_, now) => ({
    day: weekday(6, now),
  })),
]

const AHEAD = new RegExp(
  `(?:in |within |อีก|ภายใน|ใน)\\s?${NUMBER}\\s?(days?|weeks?|months?|hours?|hrs?|minutes?|mins?|วัน|สัปดาห์|อาทิตย์|เดือน|ชั่วโมง|ชม\\.?|นาที)`,
  'y',
)

/** `in 3 days`, `อีก 2 ชั่วโมง`: hours and minutes are rounded up to five minutes. */
const ahead = matcher(AHEAD, ([number, unit = ''], now) => {
  const count = numberOf(number)
  if (/^(day|วัน)/.test(unit)) return { day: addDays(now.today, count) }
  if (/^(week|สัป|อาทิตย์)/.test(unit)) return { day: addDays(now.today, 7 * count) }
  if (/^(month|เดือน)/.test(unit))
    return { day: inMonth(now.today, count, Number(now.today.slice(8))) }
  const minutes = /^(h|ช)/.test(unit) ? 60 * count : count
  const due = Math.ceil((now.minutes + minutes) / 5) * 5
  const time = clock(Math.floor((due % 1440) / 60), due % 60)
  return { day: addDays(now.today, Math.floor(due / 1440)), time }
})

/** Abbreviations that are words, too. */
const weak: Record<string, FoundMeaning['only']> = {
  sun: 'led',
  sat: 'at end',
  mon: 'at end',
  wed: 'at end',
}

const named = matcher(WEEKDAY, ([which, name = ''], now) => {
  const day = weekday(weekdayNamed(name), now, which === 'next')
  const only = which ? undefined : weak[name]
  return { day, vague: true, ...(only && { only }) }
})

/** A bare name of a Thai weekday may be part of a person's name: it stands between blanks. */
const namedInThai: Matcher = (text, at, now) =>
  matcher(THAI_WEEKDAY, ([day, name = '', which]) => {
    if (!day && !which && !(isBlank(text[at - 1]) && isBlank(text[at + name.length]))) return null
    return { day: weekday(weekdayNamed(name), now, which === 'หน้า'), vague: true }
  })(text, at, now)

const isBlank = (letter = ' ') => /[\s,\d]/.test(letter)

/** Dates: `25 Dec`, `Dec 25, 2026`, `25/12/2569`, `2026-12-25`, `วันที่ 25 ธ.ค. 69`, `the 25th`. */
const DAY_MONTH = new RegExp(
  `(?:วันที่\\s?)?(\\d{1,2})(?:st|nd|rd|th)?(?: of)?\\s?-?\\s?(${MONTH_WORDS})(?:,?\\s?-?\\s?(?:พ\\.ศ\\.\\s?)?(\\d{4}|(?<!,\\s?)\\d{2}(?![:.]?\\d)(?!\\s?(?:น|โมง|am|pm|(?:-|to|ถึง)\\s?\\d))))?`,
  'y',
)
const MONTH_DAY = new RegExp(
  `(${MONTH_WORDS})\\s?(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s?(\\d{4}))?`,
  'y',
)
const dayAlone = matcher(
  /วันที่\s?(\d{1,2})|the (\d{1,2})(?:st|nd|rd|th)|(\d{1,2})(?:st|nd|rd|th)/y,
  (days, now) => dayIn(now, Number(days.find(Boolean))),
)
const BEFORE_MONTH = new RegExp(`^(?: of)?\\s?(?:${MONTH_WORDS})(?![a-z])`)
const AFTER_MONTH = new RegExp(`(?<![a-z])(?:${MONTH_WORDS})\\s?$`)

/** `31st of Feb`, `Feb 31st`: a day that its month does not have is none of another one. */
const isOfMonth = (text: string, start: number, end: number) =>
  BEFORE_MONTH.test(text.slice(end, end + MAX_MONTH)) ||
  AFTER_MONTH.test(text.slice(Math.max(0, start - MAX_MONTH), start))
const MAX_MONTH = 20

const dates: readonly Matcher[] = [
  matcher(/(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/y, ([year, month, day], now) =>
    dayIn(now, Number(day), Number(month), year),
  ),
  matcher(DAY_MONTH, ([day, month = '', year], now) =>
    dayIn(now, Number(day), monthOf(month), year),
  ),
  matcher(MONTH_DAY, ([month = '', day, year], now) =>
    dayIn(now, Number(day), monthOf(month), year),
  ),
  matcher(/(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})/y, ([day, , month, year], now) =>
    dayIn(now, Number(day), Number(month), year),
  ),
  (text, at, now) =>
    isNumberOfHome(text, at)
      ? null
      : matcher(/(\d{1,2})\/(\d{1,2})/y, ([day, month], then) =>
          dayIn(then, Number(day), Number(month)),
        )(text, at, now),
  (text, at, now) => {
    const found = dayAlone(text, at, now)
    return found && !isOfMonth(text, at, found.end) ? found : null
  },
]

/** `unit 12/10` is no day, nor `24/7`. */
function isNumberOfHome(text: string, at: number): boolean {
  if (text.startsWith('24/7', at)) return true
  return /(unit|room|no\.?|house|flat|home|ห้อง|ยูนิต|เลขที่|บ้าน)\s?$/.test(
    text.slice(Math.max(0, at - 8), at),
  )
}

const PREFIX = /(?:on|by|due|for|until|before|from|ภายใน|ก่อน|ตั้งแต่)?\s?(?:the\s)?/y
const anyDay = firstOf([past, ...words, dayOfMonth, ahead, ...dates, named, namedInThai])

/** A day, with the word that leads to it: `by Friday`, `วันที่ 25 ธ.ค.` */
export const day: Matcher = (text, at, now) => {
  const found = anyDay(text, at, now)
  if (found) return found
  PREFIX.lastIndex = at
  const [prefix = ''] = PREFIX.exec(text) ?? []
  if (prefix.trim() === '' || /[a-z]/.test(text[at - 1] ?? '')) return null
  const led = anyDay(text, at + prefix.length, now)
  if (!led?.day) return null
  if (prefix === 'the ') return led
  const { only: _, ...sure } = led
  return sure
}

function clock(hours: number, minutes: number): string {
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
