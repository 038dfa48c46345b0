import { withPlainDigits } from './fields/thai-numbers.ts'

/** Between several numbers in one field. */
const BETWEEN = /[/,;|\n&]|:::|\s(?:or|and)\s|หรือ|และ/i
/** An extension: `ต่อ 12`, `ext. 12-14`, `#12`. */
export const EXTENSION =
  /(?:ต่อ|ext(?:ension|\.)?|#|x)[\s:.]{0,5}\d{1,6}(?:\s?[-–]\s?\d{1,6})?\D{0,20}$/i
/** The most digits of a number (E.164). */
const MAX_DIGITS = 15

/** People write several numbers into one field: `081 234 5678 / 02 123 4567`. The parts, as they were typed. */
export function severalPhones(typed: string | null | undefined): string[] {
  return (typed ?? '')
    .split(BETWEEN)
    .flatMap((part) => (digitsOf(part).length > MAX_DIGITS ? part.split(/\s(?=0|\+)/) : [part]))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** A number as it is dialled: digits, with a plus before a country code; empty for words. */
export function dialled(typed: string): string {
  const plain = withoutEnding(withPlainDigits(typed))
  const digits = digitsOf(plain)
  if (plain.trimStart().startsWith('+')) return `+${digits.replace(/^660/, '66')}`
  return digits.startsWith('00') ? `+${digits.slice(2).replace(/^660/, '66')}` : digits
}

/** The first of the numbers in a field as it is dialled; empty if there is none. */
export function firstDialled(typed: string): string {
  return (
    severalPhones(typed)
      .map(dialled)
      .find((number) => /\d{3}/.test(number)) ?? ''
  )
}

/** Without an extension, and without the last of several lines (`02 123 4567-8`). */
function withoutEnding(typed: string): string {
  const number = typed.replace(EXTENSION, '')
  const [, whole] = /^(.{0,60}\d)\s?[-–]\s?\d{1,2}$/.exec(number.trim()) ?? []
  return whole && /^0(?:[2-57]\d{7}|[689]\d{8})$/.test(digitsOf(whole)) ? whole : number
}

export function digitsOf(text: string): string {
  return withPlainDigits(text).replace(/\D/g, '')
}
