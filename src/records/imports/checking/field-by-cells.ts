import {
  type Column,
  type ColumnTable,
  headerKey,
  plainCell,
  Readings,
  WithOthers,
} from '../../../shared/fields/cells.ts'

/** Of a longer text nothing is read here. */
const MAX = 100

/**
 * The field of a column whose name several fields have: the one whose values most of its first cells are. `ประเภท` is the
 * kind of property, but of a column of ขาย and เช่า that of the listing. Other names stay with the field `byName`.
 */
export function fieldByCells(
  columns: ColumnTable,
  byName: string,
  key: string,
  texts: readonly string[],
  isFree: (field: string) => boolean,
): string {
  const others = Object.keys(columns).filter(
    (field) =>
      field !== byName &&
      isFree(field) &&
      columns[field]?.namesByCells?.some((name) => headerKey(name) === key),
  )
  if (others.length === 0) return byName
  const cells = texts.map(plainCell).filter((cell) => cell !== '' && cell.length <= MAX)
  const counted = [byName, ...others].map((field) => ({
    field,
    count: cells.filter((cell) => isValue(columns[field], cell)).length,
  }))
  const best = counted.reduce((most, one) => (one.count > most.count ? one : most))
  return best.count * 2 > cells.length ? best.field : byName
}

/** Whether most of these cells are days, for a column of them. */
export function hasDays(column: Column | undefined, texts: readonly string[]): boolean {
  const cells = texts.map(plainCell).filter((cell) => cell !== '' && cell.length <= MAX)
  return cells.filter((cell) => /\d/.test(cell) && isValue(column, cell)).length * 2 > cells.length
}

/** Whether a cell is a value of a column, or may be one. A bare number is one of any column. */
function isValue(column: Column | undefined, cell: string): boolean {
  if (!column) return false
  const { set, read, maybe } = column
  const value = read(cell, new Date(0))
  const one = value instanceof WithOthers ? value.value : value
  if (isDay(read('1 Jan 2027', new Date(0)))) return isDay(one)
  if (!set) return typeof one === 'number' && /\p{L}/u.test(cell)
  return (typeof one === 'string' && set.has(one)) || Object.hasOwn(maybe ?? {}, cell.toLowerCase())
}

function isDay(value: unknown): boolean {
  const one = value instanceof Readings ? value.readings[0] : value
  return typeof one === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(one)
}
