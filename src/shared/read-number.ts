import { withPlainDigits } from './thai-numbers.ts'

const NUMBER = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/** The number that a text means, `17,200,000`, `68.5` and `๖๘.๕` alike; null for no text, undefined for no number. */
export function readNumber(text: string): number | null | undefined {
  const digits = withPlainDigits(text).replace(/\s/g, '')
  if (digits === '') return null
  return NUMBER.test(digits) ? Number(digits.replaceAll(',', '')) : undefined
}
