import { type CellReader, WithOthers } from '../../shared/fields/cells.ts'
import { asDayOn, asDayUntil } from '../../shared/fields/day-cells.ts'

const UNTIL = /^(?:(?:tenant|rented|let|leased|lease|ติดสัญญา|ผู้เช่า)\s)?(?:until|till|ถึง)\s/i

/** A cell of the day from which on a home is free, which may say how long it is let: `Tenant until 28-02-2027`. */
export const asAvailable: CellReader = (cell, now) => {
  if (!UNTIL.test(cell)) return asDayOn(cell, now)
  const day = asDayUntil(cell.replace(UNTIL, ''), now)
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? new WithOthers(undefined, { rentedUntil: day })
    : cell
}
