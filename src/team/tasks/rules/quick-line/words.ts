import { addDays, inMonth } from '../../../../shared/calendar-days.ts'
import { dayIn } from '../../../../shared/reading/days/dates.ts'
import { weekday, weekdayNamed } from '../../../../shared/reading/days/days.ts'
import { firstOf, isThai, type Matcher, matcher } from '../../../../shared/reading/days/matcher.ts'

const priorities: readonly Matcher[] = [
  matcher(
    /(?:very )?(?:urgent(?:ly)?|asap|important)|!!|!high|high(?:est)? priority|priority high/y,
    () => ({
      priority: 'high',
    }),
  ),
  matcher(/!low|low(?:est)? priority|priority low|not urgent|no rush/y, () => ({
    priority: 'low',
  })),
  matcher(/!medium|(?:medium|normal) priority|priority (?:medium|normal)/y, () => ({
    priority: 'medium',
  })),
  matcher(/(high|medium|low)/y, ([name]) => ({
    priority: name as 'high' | 'medium' | 'low',
    only: 'at end',
  })),
  matcher(/ไม่(?:ค่อย)?(?:ด่วน|รีบ|สำคัญ)|ความสำคัญต่ำ/y, () => ({ priority: 'low' })),
  matcher(/ความสำคัญ(?:ปานกลาง|ปกติ)/y, () => ({ priority: 'medium' })),
  matcher(/ความสำคัญสูง/y, () => ({ priority: 'high' })),
]

const THAI_HIGH = /(?:เร่ง)?ด่วน(?:มาก|ที่สุด|ๆ)?|สำคัญ(?:มาก|ที่สุด|ๆ)?/y

/** ด่วน is urgent, but ทางด่วน is an expressway; เอกสารสำคัญ are papers. */
const highInThai: Matcher = (text, at) => {
  THAI_HIGH.lastIndex = at
  const [word = ''] = THAI_HIGH.exec(text) ?? []
  if (!word) return null
  const end = at + word.length
  if (isThai(text[end])) return null
  const before = text.slice(Math.max(0, at - 3), at)
  if (/(ทาง|รถ|สาย|เร่ง)$/.test(before)) return null
  if (word.startsWith('สำคัญ') && isThai(text[at - 1])) return null
  return { priority: 'high', end }
}

const DAYS =
  'sunday|monday|tuesday|wednesday|thursday|friday|saturday|sun|mon|tues?|wed|thurs?|thu|fri|sat'
const THAI_DAYS = 'อาทิตย์|จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส|ศุกร์|เสาร์'
const ON_WEEKDAY = new RegExp(
  `(?:every|each) (${DAYS})s?|ทุกวัน(${THAI_DAYS})|ทุก(จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส|ศุกร์|เสาร์)`,
  'y',
)

/** The last day of every month. */
const LAST = 31

const repeats: readonly Matcher[] = [
  matcher(
    /(?:on )?(?:the |every |each )?last day of (?:every|each) month|every last day of (?:the )?month|(?:at )?(?:the )?end of (?:every|each) month|(?:every|each) month[ -]end|ทุก\s?ๆ?\s?(?:วัน)?สิ้นเดือน/y,
    (_, { today }) => ({ day: inMonth(today, 0, LAST), repeat: 'monthly', repeatDay: LAST }),
  ),
  matcher(ON_WEEKDAY, (names, now) => ({
    repeat: 'weekly',
    day: weekday(weekdayNamed(names.find(Boolean) ?? ''), {
      ...now,
      today: addDays(now.today, -1),
    }),
  })),
  matcher(/every week|each week|weekly|once a week|ทุก\s?ๆ?\s?(?:สัปดาห์|อาทิตย์)/y, () => ({
    repeat: 'weekly',
  })),
  matcher(
    /(?:every|each) month on the (\d{1,2})(?:st|nd|rd|th)?|on the (\d{1,2})(?:st|nd|rd|th)? of (?:every|each) month|(?:every|each) (\d{1,2})(?:st|nd|rd|th)(?: of (?:the|every|each) month)?|ทุกวันที่\s?(\d{1,2})(?:\s?ของเดือน)?/y,
    (days, now) => {
      const found = dayIn(now, Number(days.find(Boolean)))
      return found && { ...found, repeat: 'monthly' }
    },
  ),
  matcher(/every month|each month|monthly|once a month|ทุก\s?ๆ?\s?เดือน/y, () => ({
    repeat: 'monthly',
  })),
]

/** A priority, or how often it repeats. */
export const word: Matcher = firstOf([...repeats, ...priorities, highInThai])
