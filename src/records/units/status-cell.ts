import { type CellReader, WithOthers } from '../../shared/fields/cells.ts'
import { asDayOn } from '../../shared/fields/day-cells.ts'
import { UnitStatuses } from './rules/unit-sets.ts'

/** A longer text is not a status with its day. Every beginning of the words is read. */
const MAX_LENGTH = 200

// What stands between a status and its day.
const UNTIL = /^(?:until|till|to|from|on|ถึง|จนถึง|วันที่|ตั้งแต่|หมดสัญญา|[-:,(])\s*/i

/**
 * A cell of the status that may also say a day: `ว่าง 15 ม.ค.` is available from then, `rented until 15/1/2570` until
 * then.
 */
export function asStatus(readStatus: CellReader): CellReader {
  return (cell, now) => {
    const whole = readStatus(cell, now)
    if (isStatus(whole) || cell.length > MAX_LENGTH) return whole
    const words = cell.split(/\s+/)
    for (let count = words.length - 1; count > 0; count -= 1) {
      const status = readStatus(words.slice(0, count).join(' '), now)
      if (!isStatus(status)) continue
      const day = dayIn(words.slice(count).join(' '), now)
      if (day === null) return cell
      const field = status === 'available' ? 'availabilityDate' : 'rentedUntil'
      return new WithOthers(status, { [field]: day })
    }
    return cell
  }
}

/** `YYYY-MM-DD`; null if it is none for sure. */
function dayIn(text: string, now: Date): string | null {
  let words = text
  while (UNTIL.test(words)) words = words.replace(UNTIL, '')
  const day = asDayOn(words.replace(/\)$/, ''), now)
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null
}

function isStatus(value: unknown): value is string {
  return typeof value === 'string' && UnitStatuses.has(value)
}
