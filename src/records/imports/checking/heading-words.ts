import { plainCell } from '../../../shared/fields/cells.ts'
import { isTotal, noRecord } from '../kinds/no-record.ts'
import type { JudgedRow } from '../kinds/read-row.ts'
import type { RowReading } from '../kinds/reading.ts'

/**
 * The rows of a file with what the heading above them says of all: beneath `SOLD` the empty cells of the status have that
 * text, as a correction, until the next heading. Rows that were read before lose what an earlier reading gave them.
 */
export async function* withHeadingWords(
  reading: RowReading,
  rows: AsyncIterable<JudgedRow>,
): AsyncGenerator<JudgedRow> {
  const { headingField } = reading.kind
  let text: string | null = null
  for await (const row of rows) {
    if (!headingField) {
      yield row
      continue
    }
    const heading = headingIn(reading, row)
    if (heading !== null) text = headingField.read(heading)
    yield text === null || heading !== null ? row : withText(reading, row, headingField.field, text)
  }
}

/** The text of a row of a single cell that is no record; a total ends nothing. */
function headingIn(reading: RowReading, row: JudgedRow): string | null {
  const [only, ...others] = row.cells.map(plainCell).filter((cell) => cell !== '')
  if (only === undefined || others.length > 0 || isTotal(only)) return null
  return noRecord(reading, row) === 'not_a_record' ? only : null
}

function withText(reading: RowReading, row: JudgedRow, field: string, text: string): JudgedRow {
  const { [field]: corrected, ...corrections } = row.corrections ?? {}
  if (corrected !== undefined && corrected !== text) return row
  const plain = { ...row, corrections }
  const isFilled = plainCell(row.cells[reading.fields.indexOf(field)] ?? '') !== ''
  if (isFilled || row.fault || noRecord(reading, plain) !== null || isEmpty(row)) return plain
  return { ...row, corrections: { ...corrections, [field]: text } }
}

function isEmpty({ cells }: JudgedRow): boolean {
  return cells.every((cell) => plainCell(cell) === '')
}
