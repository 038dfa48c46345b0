import { readDay } from '../../../shared/fields/read-day.ts'

/*
 * The stamps of LINE (`14:03 name text`, `14:03⇥name⇥text`, below a heading of the day) and of WhatsApp
 * (`[20/11/26, 14:03:22] name: text`, `20/11/2026, 2:03 PM - name: text`, `[14:03, 20/11/2026] name: text`). They read
 * plain text: digits are 0 to 9.
 */

/** Whether the day or the month stands first: a telephone set to American English writes `11/24/26`. */
export type DayOrder = 'day-month' | 'month-day'

/** A stamp at the start of a line; `rest` is where the name begins. */
export type Stamp = {
  source: 'LINE' | 'WhatsApp'
  /** `YYYY-MM-DD`; null for that of the heading above. */
  day: string | null
  /** `HH:MM` */
  time: string
  rest: number
  /** Whether tabs part the name from the text. */
  isTabbed: boolean
}

const CLOCK = '(\\d{1,2})[:.](\\d{2})(?::\\d{2})?\\s?(am|pm|น\\.)?'
const NUMBERS = '(\\d{1,4})[/.-](\\d{1,2})[/.-](\\d{2,4})'
const WHATSAPP = new RegExp(
  `^\\u200e?(?:\\[${NUMBERS},?\\s${CLOCK}\\]\\s|${NUMBERS},?\\s${CLOCK}\\s-\\s)`,
)
/** As copied from a browser. */
const TIME_FIRST = new RegExp(`^\\u200e?\\[${CLOCK},?\\s${NUMBERS}\\]\\s`)
const LINE = new RegExp(`^${CLOCK}([\\t ])`)
const WEEKDAY =
  '(?:[a-z]{3,9}|(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|(?:จ|อ|พ|พฤ|ศ|ส|อา)\\.)'
const WRITTEN = '\\d{1,2} ?[\\p{L}\\p{M}.]{2,12},? ?\\d{4}'
const HEADING = new RegExp(
  `^${WEEKDAY}?(?:ที่)?,?\\s?(?:${NUMBERS}|(${WRITTEN}))(?:,?\\s${WEEKDAY}|\\([^()]{1,12}\\))?$`,
  'u',
)

/** Day before month, unless a stamp or a heading says that this cannot be. */
export function dayOrderOf(lines: readonly string[]): DayOrder {
  const isMonthFirst = lines.some((line) => {
    const [first = '', second = ''] = numbersOf(line.toLowerCase())
    return first.length <= 2 && Number(first) <= 12 && Number(second) > 12
  })
  return isMonthFirst ? 'month-day' : 'day-month'
}

type Parts = (string | undefined)[]

/** The stamp of WhatsApp in its parts, whichever stands first. */
function whatsAppOf(lower: string): { whole: string; date: Parts; clock: Parts } | null {
  const [whole = '', ...parts] = WHATSAPP.exec(lower) ?? []
  if (whole) {
    const own = parts[0] === undefined ? parts.slice(6) : parts
    return { whole, date: own.slice(0, 3), clock: own.slice(3, 6) }
  }
  const [first = '', ...others] = TIME_FIRST.exec(lower) ?? []
  return first ? { whole: first, date: others.slice(3), clock: others.slice(0, 3) } : null
}

function numbersOf(lower: string): Parts {
  return whatsAppOf(lower)?.date ?? HEADING.exec(lower.trim())?.slice(1, 4) ?? []
}

export function stampOf(line: string, order: DayOrder): Stamp | null {
  const lower = line.toLowerCase()
  const whatsApp = whatsAppOf(lower)
  if (whatsApp) {
    const day = dayOf(order, ...whatsApp.date)
    const time = timeOf(...whatsApp.clock)
    if (!day || !time) return null
    return { source: 'WhatsApp', day, time, rest: whatsApp.whole.length, isTabbed: false }
  }
  const [whole = '', hours, minutes, half, gap] = LINE.exec(lower) ?? []
  const time = timeOf(hours, minutes, half)
  if (!time) return null
  return { source: 'LINE', day: null, time, rest: whole.length, isTabbed: gap === '\t' }
}

/** The day of a LINE heading, `2026.11.20 Friday` or `ศ. 20/11/2569`. */
export function headingOf(line: string, order: DayOrder): string | null {
  const [, a, b, c, written] = HEADING.exec(line.trim().toLowerCase()) ?? []
  return written ? (readDay(written) ?? null) : dayOf(order, a, b, c)
}

function dayOf(order: DayOrder, first = '', second = '', third = ''): string | null {
  if (first.length === 4) return readDay(`${first}-${second}-${third}`) ?? null
  const year = third.length === 2 ? `${Number(third) >= 50 ? 25 : 20}${third}` : third
  const [day, month] = order === 'day-month' ? [first, second] : [second, first]
  return readDay(`${day}/${month}/${year}`) ?? null
}

function timeOf(hours = '', minutes = '', half = ''): string | null {
  if (hours === '') return null
  const hour = (Number(hours) % (half.endsWith('m') ? 12 : 24)) + (half === 'pm' ? 12 : 0)
  if (Number(hours) > 24 || Number(minutes) > 59) return null
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
