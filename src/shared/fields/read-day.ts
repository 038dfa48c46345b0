import { gregorianYear, withPlainDigits } from './thai-numbers.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
// Abbreviated or in full, they begin alike: ม.ค., มกราคม.
const THAI_MONTHS =
  'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(
    ' ',
  )
const THAI_SHORT = 'มค กพ มีค เมย พค มิย กค สค กย ตค พย ธค'.split(' ')

/**
 * Parses a day written as `YYYY-MM-DD`, `19 Nov 2026`, `19 พ.ย. 2569`, `19 พ.ย. 69`, `19-Nov-2026` or `19/11/2026`, in either
 * era, into `YYYY-MM-DD`. Null for an empty text, undefined for an invalid day such as 31 February.
 */
export function readDay(text: string): string | null | undefined {
  const trimmed = withPlainDigits(text).trim()
  if (trimmed === '') return null
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(trimmed)
  if (numbers) return dayOf(Number(numbers[3]), Number(numbers[2]), Number(numbers[1]))
  const [, day, month = '', year = ''] =
    /^(\d{1,2})[\s-]{0,3}([\p{L}\p{M}.]{2,12}),?[\s-]{0,3}(?:พ\.ศ\.\s*)?(\d{4}|\d{2})$/u.exec(
      trimmed,
    ) ?? []
  return day ? dayOf(writtenYear(year, month), monthNamed(month), Number(day)) : undefined
}

/**
 * Parses a month, `Jan 2027`, `ม.ค. 70` or `01/2570`, into its first day. Undefined for anything else: `Jan 27`
 * may be a day or a year.
 */
export function readMonth(text: string): string | undefined {
  const trimmed = withPlainDigits(text).trim()
  const [, number, numbersYear] = /^(\d{1,2})\/(\d{4})$/.exec(trimmed) ?? []
  if (number) return dayOf(Number(numbersYear), Number(number), 1)
  const [, month, year = ''] =
    /^([\p{L}\p{M}.]{2,12})[,\s-]*(?:พ\.ศ\.\s*)?(\d{4}|\d{2})$/u.exec(trimmed) ?? []
  return month ? dayOf(writtenYear(year, month), monthNamed(month), 1) : undefined
}

/**
 * A year of four digits, or of two after a Thai month: `ม.ค. 70` is 2570. Below 50 it may be of either era, and
 * after an English month always; then it is none.
 */
function writtenYear(year: string, month: string): number {
  if (year.length === 4) return Number(year)
  return /[ก-ฮ]/.test(month) && Number(year) >= 50 ? 2500 + Number(year) : 0
}

/** 1 to 12; 0 for an unknown word. */
function monthNamed(word: string): number {
  const letters = word.replaceAll('.', '').toLowerCase()
  const latin = /^[a-z]{3,9}$/.test(letters) ? MONTHS.indexOf(letters.slice(0, 3)) : -1
  return Math.max(latin, THAI_MONTHS.indexOf(letters), THAI_SHORT.indexOf(letters)) + 1
}

function dayOf(yearAsWritten: number, month: number, day: number): string | undefined {
  const year = gregorianYear(yearAsWritten)
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1900 && year <= 2200 ? date.toISOString().slice(0, 10) : undefined
}

/** A day as the calendar library represents it: local midnight. */
export function toCalendar(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The day of a local midnight, `YYYY-MM-DD`. */
export function fromCalendar(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
