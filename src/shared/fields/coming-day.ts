import { bangkokDate } from '../dates.ts'
import { readDay, readMonth } from './read-day.ts'
import { withPlainDigits } from './thai-numbers.ts'

/** A day without a year is the next one if that is near. */
const NEAR_DAYS = 183
const DAY_MS = 86_400_000

/**
 * Parses a day without a year, `15 ม.ค.`, `15 Jan` or `15/1`: the next one within half a year, else the next and the
 * last one, which are both possible. `Jan 27` is a day or a month of 2027, and `15/1/70` and `15/1/27` are 2027.
 * Undefined for anything else.
 */
export function comingDay(
  text: string,
  now: Date,
): [day: string] | [day: string, other: string] | undefined {
  const plain = withPlainDigits(text).trim()
  const short = shortYear(plain)
  if (short) return [short]
  const month = /^([a-z]{3,9})\.?,?\s*(\d{2})$/i.exec(plain)
  const reversed = month && `${Number(month[2])} ${month[1]}`
  const days = nextAndLast(reversed ?? plain, now)
  const first = month && readMonth(`${month[1]} 20${month[2]}`)
  if (first) return days ? [first, days[0]] : [first]
  if (!days) return undefined
  const [next, last] = days
  const isNear = Date.parse(next) - now.getTime() < NEAR_DAYS * DAY_MS
  return isNear ? [next] : [next, last]
}

/** A day with a year of two digits, which is near: from 50 on it is of the Buddhist era. */
function shortYear(text: string): string | null {
  const [, day, rest, year] =
    /^(\d{1,2})([/.-]\d{1,2}[/.-]|[\s-]{0,3}[\p{L}\p{M}.]{2,12}[\s-]{0,3})(\d{2})$/u.exec(text) ??
    []
  if (!day || !rest || !year) return null
  return readDay(`${day}${rest}${Number(year) >= 50 ? 25 : 20}${year}`) ?? null
}

function nextAndLast(text: string, now: Date): [next: string, last: string] | null {
  if (!/^\d{1,2}(\s*[\p{L}\p{M}.]{2,12}|[/.]\d{1,2})$/u.test(text)) return null
  const today = bangkokDate(now)
  const year = Number(today.slice(0, 4))
  // 29 February is not in every year.
  const days = [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((ahead) => {
    const separator = /[/.]\d{1,2}$/.test(text) ? '/' : ' '
    return readDay(`${text.replace(/\.(?=\d)/, '/')}${separator}${year + ahead}`) ?? []
  })
  const next = days.find((day) => day >= today)
  const last = days.findLast((day) => day < today)
  return next && last ? [next, last] : null
}
