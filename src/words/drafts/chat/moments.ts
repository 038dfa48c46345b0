import { readDay } from '../../../shared/fields/read-day.ts'

/*
 * The days and hours of stamps, as telephones set to English, Thai, Chinese, Spanish and French write them. They read
 * lower case with digits 0 to 9, and blanks for every kind of blank.
 */

/** Whether the day or the month stands first: a telephone set to American English writes `11/24/26`. */
export type DayOrder = 'day-month' | 'month-day'

const WORD = '[\\p{L}\\p{M}]{3,10}\\.?'
export const NUMBERS = '\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}'
/** `20/11/2026`, `20 Nov 2026`, `20 de nov. de 2026`, `Nov 20, 2026`, `20 พ.ย. 2569`, `2026年11月20日` */
export const DAY = `(?:${NUMBERS}|\\d{4}年\\d{1,2}月\\d{1,2}日|\\d{1,2} (?:de )?(?:${WORD}|[ก-ฮ]{1,2}\\.[ก-ฮ]{1,2}\\.),?(?: de)? \\d{4}|${WORD} \\d{1,2}, ?\\d{4})`

const BEFORE_NOON = ['am', 'a.m.', 'a. m.', 'ก่อนเที่ยง', '上午', '凌晨', '早上']
const AFTER_NOON = ['pm', 'p.m.', 'p. m.', 'หลังเที่ยง', '下午', '晚上', '中午']
const HALF = [...BEFORE_NOON, ...AFTER_NOON, 'น.']
  .map((word) => word.replaceAll('.', '\\.'))
  .join('|')
/** `14:03`, `14.03.22`, `2:03 p. m.`, `下午2:03`, `14:03 น.` */
export const CLOCK = `(?:(?:${HALF}) ?)?\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?: ?(?:${HALF}))?`

/** What stands between the day and the hour, or the other way round. */
export const GAP = '(?:,| at| à| a las| เวลา)? '

const MONTHS = [
  ...[
    ['jan', 'ene'],
    ['feb', 'fév'],
    ['mar'],
    ['apr', 'abr', 'avr'],
    ['may', 'mai'],
    ['jun', 'juin'],
  ],
  ...[['jul', 'juil'], ['aug', 'ago', 'aoû'], ['sep'], ['oct'], ['nov'], ['dec', 'dic', 'déc']],
]

/** The day that is written, `YYYY-MM-DD`; null for none. */
export function dayOf(written: string, order: DayOrder): string | null {
  const numbers = written.match(/\d+/g) ?? []
  const [first = '', second = '', third = ''] = numbers
  if (first.length === 4) return readDay(`${first}-${second}-${third}`) ?? null
  if (numbers.length === 3) {
    const year = third.length === 2 ? `${Number(third) >= 50 ? 25 : 20}${third}` : third
    const [day, month] = order === 'day-month' ? [first, second] : [second, first]
    return readDay(`${day}/${month}/${year}`) ?? null
  }
  const [word = ''] = written.replace(/\bde\b/g, '').match(/\p{L}[\p{L}\p{M}.]*/u) ?? []
  const month = MONTHS.findIndex((names) => names.some((name) => word.startsWith(name))) + 1
  return readDay(month > 0 ? `${first}/${month}/${second}` : written.replace(',', '')) ?? null
}

/** The hour that is written, `HH:MM`; null for none. */
export function timeOf(written: string): string | null {
  const [hours, minutes = ''] = written.match(/\d+/g) ?? []
  if (hours === undefined || Number(hours) > 24 || Number(minutes) > 59) return null
  const has = (word: string) => written.includes(word)
  const isAfterNoon = AFTER_NOON.some(has)
  const isHalf = isAfterNoon || BEFORE_NOON.some(has)
  const hour = (Number(hours) % (isHalf ? 12 : 24)) + (isAfterNoon ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** Day before month, unless a day in numbers says that this cannot be. */
export function dayOrderOf(days: readonly string[]): DayOrder {
  const isMonthFirst = days.some((day) => {
    const [first = '', second = ''] = new RegExp(`^${NUMBERS}$`).test(day) ? day.split(/[/.-]/) : []
    return first.length <= 2 && Number(first) <= 12 && Number(second) > 12
  })
  return isMonthFirst ? 'month-day' : 'day-month'
}
