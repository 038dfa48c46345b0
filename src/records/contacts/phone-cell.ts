import type { CellReader } from '../../shared/fields/cells.ts'
import { asPhone } from './person-cells.ts'

/** A number that a spreadsheet wrote with an exponent but kept whole: `8.12345678E+08`. */
const WHOLE_EXPONENT = /^(\d)\.(\d{1,14})E\+(\d{1,2})$/i
/** Digits of Thai numbers without their first 0: mobile ones have nine, others eight. */
const WITHOUT_ZERO = /^(?:[689]\d{8}|[2-57]\d{7})$/
const WITH_THAI_CODE = /^66[2-9]\d{7,8}$/

/**
 * A cell of phones in a file of contacts. Digits that spreadsheets took away are put back where that is sure: the first
 * 0 (`812345678`), an exponent that kept every digit, the plus of `66812345678`. Several phones in one cell of Google's
 * (`… ::: …`) are kept.
 */
export const asContactPhone: CellReader = (cell, now) =>
  typeof cell === 'string' ? readPhone(withWholeDigits(repaired(cell)), now) : cell

const readPhone = asPhone('line')

function repaired(cell: string): string {
  return cell
    .split(':::')
    .map((part) => part.trim().replace(/^tel:/i, ''))
    .filter((part) => part !== '')
    .join(' / ')
}

function withWholeDigits(cell: string): string {
  const [, first = '', rest = '', exponent = ''] = WHOLE_EXPONENT.exec(cell) ?? []
  const digits = first + rest
  const isWhole = digits !== '' && digits.length === Number(exponent) + 1
  const plain = isWhole ? digits : cell.replace(/^(\d{8,12})\.0$/, '$1')
  if (WITHOUT_ZERO.test(plain)) return `0${plain}`
  return WITH_THAI_CODE.test(plain) ? `+${plain}` : plain
}
