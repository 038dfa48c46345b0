import { readDay } from '../../shared/fields/read-day.ts'

/*
 * The stamps of LINE (`14:03 name text`, `14:03⇥name⇥text`, below a heading of the day) and of WhatsApp
 * (`[20/11/26, 14:03:22] name: text`, `20/11/2026, 2:03 PM - name: text`). They read plain text: digits are 0 to 9.
 */

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
const LINE = new RegExp(`^${CLOCK}([\\t ])`)
const HEADING = new RegExp(
  `^(?:[a-z]{3,9}|(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|(?:จ|อ|พ|พฤ|ศ|ส|อา)\\.)?(?:ที่)?,?\\s?${NUMBERS}(?:,?\\s[a-z]{3,9}|\\([^()]{1,12}\\))?$`,
)

export function stampOf(line: string): Stamp | null {
  const lower = line.toLowerCase()
  const whatsApp = WHATSAPP.exec(lower)
  if (whatsApp) {
    const [whole, ...parts] = whatsApp
    const [a, b, c, hours, minutes, half] = parts[0] === undefined ? parts.slice(6) : parts
    const day = dayOf(a, b, c)
    const time = timeOf(hours, minutes, half)
    if (!day || !time) return null
    return { source: 'WhatsApp', day, time, rest: whole.length, isTabbed: false }
  }
  const [whole = '', hours, minutes, half, gap] = LINE.exec(lower) ?? []
  const time = timeOf(hours, minutes, half)
  if (!time) return null
  return { source: 'LINE', day: null, time, rest: whole.length, isTabbed: gap === '\t' }
}

/** The day of a LINE heading, `2026.11.20 Friday` or `ศ. 20/11/2569`. */
export function headingOf(line: string): string | null {
  const [, a, b, c] = HEADING.exec(line.trim().toLowerCase()) ?? []
  return dayOf(a, b, c)
}

function dayOf(first = '', second = '', third = ''): string | null {
  if (first.length === 4) return readDay(`${first}-${second}-${third}`) ?? null
  const year = third.length === 2 ? `${Number(third) >= 50 ? 25 : 20}${third}` : third
  return readDay(`${first}/${second}/${year}`) ?? null
}

function timeOf(hours = '', minutes = '', half = ''): string | null {
  if (hours === '') return null
  const hour = (Number(hours) % (half.endsWith('m') ? 12 : 24)) + (half === 'pm' ? 12 : 0)
  if (Number(hours) > 24 || Number(minutes) > 59) return null
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
