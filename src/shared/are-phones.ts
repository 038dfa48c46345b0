import { withPlainDigits } from './fields/thai-numbers.ts'
import { digitsOf, EXTENSION, severalPhones } from './phones.ts'

/**
 * Whether a field has phone numbers only, in any notation, one of them with six digits or more. Several numbers and
 * their extensions are allowed.
 */
export function arePhones(typed: string): boolean {
  const numbers = severalPhones(typed).map((part) => withPlainDigits(part).replace(EXTENSION, ''))
  return (
    numbers.every((number) => /^[+\d\s().\p{Pd}\p{Cf}]+$/u.test(number)) &&
    numbers.some((number) => digitsOf(number).length >= 6)
  )
}
