import {
  asBaht,
  type CellReader,
  possible,
  Readings,
  WithOthers,
} from '../../shared/fields/cells.ts'

/** A home of Bangkok is sold for more baht, and let for more a month: a smaller figure lacks its thousands. */
const MIN_PRICE = 10_000
const MIN_RENT = 1000
/** No home costs more. */
const MAX = 1e9
/** A price is more than this many rents. */
const RENTS_OF_A_PRICE = 20

const RENT = /^(?:ให้เช่า|เช่า|for rent|rent|r)(?![\p{L}\p{M}])[\s:]*/iu
const SALE = /^(?:ขาย|for sale|sale|sell|s)(?![\p{L}\p{M}])[\s:]*/iu
const PER_MONTH = /\/\s?(?:months?|mo|m|เดือน|ด)\.?$|per month$|ต่อเดือน$/i
/** Said instead of a price: the home is not for sale, or not to let. */
const NOT_OFFERED = new Set([
  'ไม่ขาย',
  'ไม่ให้เช่า',
  'ไม่ปล่อยเช่า',
  'not for sale',
  'not for rent',
  'no sale',
  'no rent',
])

/**
 * A cell of prices, which may say a rent, or both: `เช่า 14000`, `18,500/m`, `S 11.2M / R 45K`, `3.7m / 15k`. A remark in
 * parentheses that has no figure is left out; a figure too small for a price is asked.
 */
export const asPrice: CellReader = (cell, now) => {
  if (isNotOffered(cell)) return null
  const [first = cell, second, ...others] = partsOf(cell)
  if (second !== undefined)
    return others.length > 0 ? cell : (both(first, second, now) ?? asBaht(cell, now))
  if (isRent(first)) {
    const rentAmount = asRent(first.replace(PER_MONTH, ''), now)
    return typeof rentAmount === 'number' ? new WithOthers(undefined, { rentAmount }) : cell
  }
  return enough(cell, asBaht(plain(first, SALE), now), MIN_PRICE, [1e6, 1000])
}

/** A cell of rents. */
export const asRent: CellReader = (cell, now) =>
  isNotOffered(cell) ? null : enough(cell, asBaht(plain(cell, RENT), now), MIN_RENT, [1000])

function both(first: string, second: string, now: Date): WithOthers | null {
  const rentFirst = isRent(first)
  const isSaid = rentFirst !== isRent(second)
  const [price, rent] = isSaid && rentFirst ? [second, first] : [first, second]
  const value = asBaht(plain(price, SALE), now)
  const rentAmount = asRent(rent.replace(PER_MONTH, ''), now)
  if (typeof value !== 'number' || typeof rentAmount !== 'number') return null
  return isSaid || value >= RENTS_OF_A_PRICE * rentAmount
    ? new WithOthers(value, { rentAmount })
    : null
}

function partsOf(cell: string): string[] {
  return cell
    .replace(PER_MONTH, (unit) => unit.replace('/', '\u0000'))
    .split('/')
    .map((part) => part.replaceAll('\u0000', '/').trim())
}

function isRent(part: string): boolean {
  return RENT.test(part) || PER_MONTH.test(part)
}

function plain(part: string, word: RegExp): string {
  return part
    .replace(word, '')
    .replace(/\s?\([^()\d๐-๙]*\)$/, '')
    .trim()
}

function isNotOffered(cell: string): boolean {
  return NOT_OFFERED.has(cell.toLowerCase())
}

function enough(cell: string, value: unknown, least: number, times: readonly number[]): unknown {
  if (value instanceof Readings && value.readings.length !== 2)
    return possible(
      value.readings.filter((reading) => Number(reading) >= least),
      cell,
    )
  if (typeof value !== 'number' || value >= least || value <= 0) return value
  const readings = times.map((factor) => Math.round(value * factor))
  return new Readings([...readings.filter((one) => one >= least && one <= MAX), value])
}
