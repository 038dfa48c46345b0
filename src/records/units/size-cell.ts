import { asCount, type CellReader } from '../../shared/fields/cells.ts'

const SQUARE_FEET = /\s?(?:sq\.?\s?(?:ft|feet)|square feet|ft²|ft2|ตร\.?\s?ฟุต|ตารางฟุต)\.?$/i
const SQUARE_METRES_OF_A_FOOT = 0.09290304

/** A size in square metres; one in square feet is converted. */
export const asSize: CellReader = (cell, now) => {
  if (!SQUARE_FEET.test(cell)) return asCount(cell, now)
  const feet = asCount(cell.replace(SQUARE_FEET, ''), now)
  return typeof feet === 'number' ? Math.round(feet * SQUARE_METRES_OF_A_FOOT * 100) / 100 : cell
}
