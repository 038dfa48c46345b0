import { withPlainDigits } from './thai-numbers.ts'

const NUMBER = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/**
 * Parses a number such as `17,200,000`, `68.5` or `๖๘.๕`; null for an empty text, undefined for
 * anything else.
 */
export function readNumber(text: string): number | null | undefined {
  const digits = withPlainDigits(text).replace(/\s/g, '')
  if (digits === '') return null
  return NUMBER.test(digits) ? Number(digits.replaceAll(',', '')) : undefined
}
