import { bangkokDate } from '../dates.ts'
import { readYear } from './read-amount.ts'
import { gregorianYear, withPlainDigits } from './thai-numbers.ts'

/** Longer texts are notes. */
const MAX = 60
/** A year of two digits by itself or after its word or month: `61`, `ปี 58`, `Dec-23`, `'09`. */
const SHORT = /^(?:ปี|พ\.?ศ\.?|be|b\.e\.|[\p{L}\p{M}.]{2,12}[ -]|['’])?\s?(\d{2})$/iu

/** Whether a text has a year of two digits, of which the century is not said. */
export function isShortYear(text: string): boolean {
  return SHORT.test(withPlainDigits(text).trim())
}

/**
 * The Gregorian years that a text may mean, the likeliest first: one for `2562`, `ก.ย. 2560` or `Q3 2021`, several for
 * `est. 1988, listed 2003`, and for `61` what it is in either era.
 */
export function yearsWithin(text: string, now: Date): number[] {
  const plain = withPlainDigits(text).trim()
  const year = readYear(plain)
  if (typeof year === 'number' && year >= 1000) return [year]
  const [, short] = SHORT.exec(plain) ?? []
  if (short) return shortYears(plain, Number(short), now)
  if (plain.length > MAX) return []
  const [, from, to] = /^(\d{4})\s?[-–/~]\s?(\d{2})$/.exec(plain) ?? []
  if (from && to) return [from, `${from.slice(0, 2)}${to}`].map((one) => gregorianYear(Number(one)))
  const years = [...plain.matchAll(/(?<!\d)\d{4}(?!\d)/g)].map(([digits]) =>
    gregorianYear(Number(digits)),
  )
  return [...new Set(years.filter((one) => one >= 1900 && one <= 2200))]
}

/** The years of two digits that are not far ahead: in Thai of the Buddhist era first. */
function shortYears(text: string, digits: number, now: Date): number[] {
  const latest = Number(bangkokDate(now).slice(0, 4)) + 10
  const buddhist = 2500 + digits - 543
  const latin = 2000 + digits > latest ? 1900 + digits : 2000 + digits
  const years = /[a-z'’]/i.test(text) ? [latin] : [buddhist, latin]
  return [...new Set(years.filter((year) => year <= latest))]
}
