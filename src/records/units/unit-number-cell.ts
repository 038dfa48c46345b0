import { asPlainDigits, type CellReader, possible } from '../../shared/fields/cells.ts'
import { withPlainDigits } from '../../shared/fields/thai-numbers.ts'

const OR = /\s(?:or|หรือ)\s/i
const DOUBT = /\?|ไม่แน่ใจ|not sure/i

/** A unit number in the digits 0 to 9; of two numbers it is asked which: `301/12 หรือ 301/21`. */
export const asUnitNumber: CellReader = (cell, now) => {
  if (!OR.test(cell) && !DOUBT.test(cell)) return asPlainDigits(cell, now)
  const numbers = withPlainDigits(cell)
    .split(OR)
    .flatMap((part) => part.trim().split(/\s/)[0]?.replace(/\?$/, '') || [])
  return possible(
    numbers.filter((number) => /\d/.test(number)),
    cell,
  )
}
