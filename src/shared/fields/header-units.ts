import type { Column, HeaderUnit } from './cells.ts'
import { withPlainDigits } from './thai-numbers.ts'

const MILLIONS = /(?<![\p{L}\p{M}])(?:ล้าน(?:บาท)?|ลบ|ล|mb|mthb|million|mil)(?![\p{L}\p{M}])/iu
const THOUSANDS = /(?<![\p{L}\p{M}])(?:พัน(?:บาท)?|k|kthb|thousand)(?![\p{L}\p{M}])/iu
const SQUARE_FEET = /sq\.?\s?(?:ft|feet)|square feet|ft²|ft2|ตร\.?\s?ฟุต|ตารางฟุต/i
const BARE = /^[\d๐-๙.,\s–-]+$/

/** The unit of amounts in a header: `Price (MB)` and `เช่า (พัน)`. A figure from 1000 on is of baht. */
export function bahtUnitIn(header: string): HeaderUnit | null {
  if (MILLIONS.test(header)) return { unit: 'ล้าน', below: 1000 }
  return THOUSANDS.test(header) ? { unit: 'พัน', below: 1000 } : null
}

/** The unit of sizes in a header, if it is not square metres. */
export function areaUnitIn(header: string): HeaderUnit | null {
  return SQUARE_FEET.test(header) ? { unit: 'sq ft', below: Infinity } : null
}

/** A column whose figures without a unit have the one of its header. */
export function withHeaderUnit(column: Column, header: string): Column {
  const found = column.unitIn?.(header)
  if (!found) return column
  const { unit, below } = found
  const read: Column['read'] = (cell, now) =>
    BARE.test(cell) && firstFigure(cell) < below
      ? column.read(`${cell} ${unit}`, now)
      : column.read(cell, now)
  return { ...column, read }
}

function firstFigure(cell: string): number {
  return Number(/[\d.,]+/.exec(withPlainDigits(cell))?.[0].replaceAll(',', ''))
}
