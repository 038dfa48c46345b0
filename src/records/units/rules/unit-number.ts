import { withPlainDigits } from '../../../shared/fields/thai-numbers.ts'

/** What makes two unit numbers one: no letter case, and Thai digits as others. The column `number_key` has the same. */
export function unitNumberKey(unitNumber: string): string {
  return withPlainDigits(unitNumber).toLowerCase()
}
