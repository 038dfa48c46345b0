import { plainCell } from '../../../shared/fields/cells.ts'
import type { CsvRow } from './open-csv.ts'

/** What people write for the text of the row above. */
const MARKS = new Set(
  `"|''|"|”|“|″|〃|,,|-"-|"-"|ditto|do.|as above|same as above|(same as above)|เหมือนบน|เหมือนข้างบน|เหมือนแถวบน|ตามบน|ตามข้างบน|เช่นเดียวกัน`.split(
    '|',
  ),
)

/**
 * The rows of a file with the text of the row above where a cell has a ditto mark. A row of a single cell is a heading,
 * which no mark means; a mark in the first row stays as it is.
 */
export async function* withoutDittos(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
  let above: readonly string[] | undefined
  for await (const row of rows) {
    const cells = row.cells.map((cell, index) =>
      above && MARKS.has(plainCell(cell).toLowerCase()) ? (above[index] ?? '') : cell,
    )
    if (cells.filter((cell) => cell.trim() !== '').length > 1) above = cells
    yield { ...row, cells }
  }
}
