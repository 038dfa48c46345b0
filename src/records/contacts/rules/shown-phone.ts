import { withPlainDigits } from '../../../shared/fields/thai-numbers.ts'
import { severalPhones } from '../../../shared/phones.ts'

const SIGNS_ONLY = /^\+?[\d\s().-]+$/

/**
 * A phone as lists and records show it: Thai numbers in their usual groups, however they were typed
 * (`0 8 1-234-5678` as `081 234 5678`); other numbers and words as they were typed.
 */
export function shownPhone(typed: string): string
export function shownPhone(typed: string | null | undefined): string | null
export function shownPhone(typed: string | null | undefined): string | null {
  if (!typed) return null
  const parts = severalPhones(typed).map(grouped)
  return parts.includes(null) ? typed : parts.join(' / ')
}

/** Null for what is no Thai number. */
function grouped(typed: string): string | null {
  const plain = withPlainDigits(typed).trim()
  if (!SIGNS_ONLY.test(plain)) return null
  const digits = plain.replace(/\D/g, '')
  const isAbroad = plain.startsWith('+') || digits.startsWith('00')
  const national = isAbroad
    ? /^(?:00)?660?([2-9]\d{7,8})$/.exec(digits)?.[1]
    : /^0([2-9]\d{7,8})$/.exec(digits)?.[1]
  if (national === undefined) return null
  const groups = groupsOf(national)
  return groups && (isAbroad ? `+66 ${groups}` : `0${groups}`)
}

/** Mobile numbers have nine digits after the 0, Bangkok's a code of one, others of two. */
function groupsOf(national: string): string | null {
  const found =
    /^([689]\d)(\d{3})(\d{4})$/.exec(national) ??
    /^(2)(\d{3})(\d{4})$/.exec(national) ??
    /^([3-57]\d)(\d{3})(\d{3})$/.exec(national)
  return found?.slice(1).join(' ') ?? null
}
