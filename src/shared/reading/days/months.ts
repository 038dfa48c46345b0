import { inMonth } from '../../calendar-days.ts'
import { dayIn, MONTH_WORDS, monthOf } from './dates.ts'
import { firstOf, type Matcher, matcher, type Now } from './matcher.ts'

/*
 * Days by their month: `end of next month`, `mid January`, `สิ้นเดือน มี.ค. 70`, `the 5th of next month`,
 * `เดือนหน้า วันที่ 5`.
 */

const PART =
  '(?:(สิ้นเดือน|ปลายเดือน|(?:the )?(?:end|last day) of|late)|(กลางเดือน|(?:the )?mid(?:dle of)?)|(?:ต้นเดือน|(?:the )?(?:beginning|start) of|early))[ -]{0,2}'
const OF_NAMED = new RegExp(
  `${PART}(${MONTH_WORDS})(?![a-z])(?:[ ,]{0,2}(25\\d{2}|20\\d{2}|[5-9]\\d)(?!\\d))?`,
  'y',
)
const OF_NEXT = new RegExp(`${PART}(?:next month|(?:เดือน)?หน้า)`, 'y')
const OF_THIS =
  /(สิ้นเดือน|ปลายเดือน|วันสุดท้ายของเดือน|(?:the )?(?:end|last day) of (?:the |this )?month|month[ -]end)(?:นี้)?|(กลางเดือน(?:นี้)?|(?:the )?middle of (?:the |this )?month|mid[ -]month)|ต้นเดือน|(?:the )?(?:beginning|start) of the month/y
const DAY_OF_NEXT =
  /(?:the |วันที่\s?)?(\d{1,2})(?:st|nd|rd|th)?,?\s?(?:ของ|of )?\s?(?:เดือนหน้า|next month)|(?:เดือนหน้า|next month),?\s?(?:on )?(?:the |วันที่\s?)(\d{1,2})(?:st|nd|rd|th)?/y

/** The last day, the 15th or the first one of the month that begins with this day. */
function inPart(first: string, end?: string, middle?: string): string {
  return end ? inMonth(first, 0, 31) : middle ? `${first.slice(0, 8)}15` : first
}

/** The year of the next such month; this month is one. */
function yearOf({ today }: Now, month: number): string {
  const [year = 0, current = 1] = today.split('-').map(Number)
  return String(month < current ? year + 1 : year)
}

/** A part or a day of a month. */
export const dayOfMonth: Matcher = firstOf([
  matcher(OF_NAMED, ([end, middle, month = '', year], now) => {
    const first = dayIn(now, 1, monthOf(month), year ?? yearOf(now, monthOf(month)))?.day
    return first ? { day: inPart(first, end, middle) } : null
  }),
  matcher(OF_NEXT, ([end, middle], { today }) => ({
    day: inPart(inMonth(today, 1, 1), end, middle),
  })),
  matcher(OF_THIS, ([end, middle], { today }) => {
    const day = inPart(inMonth(today, end || middle ? 0 : 1, 1), end, middle)
    return { day: day < today ? inPart(inMonth(today, 1, 1), end, middle) : day }
  }),
  matcher(DAY_OF_NEXT, (days, { today }) => {
    const wanted = Number(days.find(Boolean))
    const day = inMonth(today, 1, wanted)
    return Number(day.slice(8)) === wanted ? { day } : null
  }),
  matcher(/next month|เดือนหน้า/y, (_, { today }) => ({ day: inMonth(today, 1, 1) })),
])
