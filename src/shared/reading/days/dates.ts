import { gregorianYear } from '../../fields/thai-numbers.ts'
import type { Now } from './matcher.ts'

const ENGLISH =
  'january february march april may june july august september october november december'.split(' ')
const THAI =
  'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(
    ' ',
  )
const THAI_SHORT = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ')

const spellings = new Map<string, number>()
for (const [index, name] of ENGLISH.entries()) {
  spellings.set(name, index + 1)
  spellings.set(name.slice(0, 3), index + 1)
}
spellings.set('sept', 9)
for (const [index, name] of THAI.entries()) {
  spellings.set(name, index + 1)
  // มกรา, ธันวา
  spellings.set(name.replace(/(คม|ยน|พันธ์)$/, ''), index + 1)
}
for (const [index, name] of THAI_SHORT.entries()) {
  spellings.set(name, index + 1)
  spellings.set(name.slice(0, -1), index + 1)
  spellings.set(name.replaceAll('.', ''), index + 1)
}

/** Every spelling of a month, for use in an expression; the longer ones first. */
export const MONTH_WORDS = [...spellings.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replaceAll('.', '\\.'))
  .join('|')

/** 1 to 12. */
export const monthOf = (word: string): number => spellings.get(word) ?? 0

/**
 * A day of a month, today's by default, as `{ day }`; without a year the next one. A year of two digits is of
 * the Buddhist era from 50 on. Null when there is no such day.
 */
export function dayIn(
  { today }: Now,
  day: number,
  month?: number,
  yearText?: string,
): { day: string } | null {
  if (month !== undefined && month > 12) return null
  if (yearText) {
    const written = Number(yearText)
    const year = yearText.length === 2 ? written + (written >= 50 ? 2500 : 2000) : written
    return real(gregorianYear(year), month ?? 0, day)
  }
  const [year = 0, current = 1] = today.split('-').map(Number)
  // 29 February comes within eight years; the 31st within two months.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found =
      month === undefined ? real(year, current + ahead, day) : real(year + ahead, month, day)
    if (found && found.day >= today) return found
  }
  return null
}

function real(year: number, month: number, day: number): { day: string } | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCDate() === day && month >= 1 && year >= 1990 && year <= 2200
  return isReal ? { day: date.toISOString().slice(0, 10) } : null
}
