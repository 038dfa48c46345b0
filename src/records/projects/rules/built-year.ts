import { gregorianYear, withPlainDigits } from '../../../shared/fields/thai-numbers.ts'

/**
 * The Gregorian year in free text such as "Q2 2019" or "พ.ศ. 2563": its first four-digit year. Null without
 * one.
 */
export function builtYear(yearBuilt: string | null): number | null {
  for (const [word] of withPlainDigits(yearBuilt ?? '').matchAll(/(?<!\d)\d{4}(?!\d)/g)) {
    const year = gregorianYear(Number(word))
    if (year >= 1800 && year < 2400) return year
  }
  return null
}
