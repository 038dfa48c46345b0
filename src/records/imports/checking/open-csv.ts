import { type Refused, refusedFor } from '../../../refused.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '../rules/import.ts'
import { type CsvRecord, CsvScanner, MAX_CELL_BYTES, MAX_ROW_BYTES } from './csv-scanner.ts'
import { type FileEncoding, scannable, scannableHead } from './file-encoding.ts'
import { headersOf } from './match-columns.ts'
import { type Encodings, encodingText, readCell } from './read-cells.ts'

/** Bytes of a file in which its header is searched for. */
export const HEAD_BYTES = 64 * 1024
/** The number of rows in which the header is searched for, below titles and blank lines. */
const HEAD_ROWS = 10
/** Rows below the header whose cells say what a column is, where its name does not. */
export const FIRST_ROWS = 50
/** How workbooks, PDFs, web pages and rich text files begin, whatever their name. */
const OTHER_FILES = [
  'pk\u0003\u0004',
  '%pdf',
  '\u00d0\u00cf\u0011\u00e0',
  '<?xml',
  '<!doc',
  '<html',
  '{\\rtf',
]
const SEPARATORS = [',', ';', '\t'] as const

/** A row of a file. `row` is its number in a spreadsheet; `fault` is why its cells cannot be used. */
export type CsvRow = { row: number; cells: string[]; fault: Refusal | null }

/** Where a file's rows begin, how they are divided, and how their text is written. */
export type CsvLayout = {
  encoding: FileEncoding
  separator: string
  headers: string[]
  headerRow: number
}

export type CsvRows = {
  /** The encoding, known once the rows have been read. */
  encoding(): string
  /** The rows below the header that are not empty. */
  rows: AsyncGenerator<CsvRow>
}

/**
 * Finds the header in the beginning of a CSV file. Its separator (comma, semicolon or tab) is the one for
 * which `countMatches` finds most headers. Refuses content that is not CSV.
 */
export function findLayout(
  beginning: Buffer,
  encoding: FileEncoding,
  countMatches: (headers: string[]) => number,
): CsvLayout {
  const head = scannableHead(beginning, encoding)
  refuseOther(head)
  const candidates = SEPARATORS.map((separator) =>
    findHeader({ separator, encoding }, head, countMatches),
  )
  const best = candidates.reduce((a, b) => (score(b) > score(a) ? b : a))
  if (best.headers.length === 0) throw refusedFile(refusal('file_empty'))
  if (best.width > MAX_IMPORT_COLUMNS)
    throw refusedFile(refusal('file_too_many_columns', { most: MAX_IMPORT_COLUMNS }))
  return { ...best, headers: [...best.headers, ...unnamedHeaders(best, head)] }
}

/** The cells of the first rows below the header, from the beginning of a file. */
export function firstRows(
  { separator, encoding, headerRow }: CsvLayout,
  beginning: Buffer,
): string[][] {
  const encodings: Encodings = { file: encoding, hasOther: false }
  return firstRecords(separator, scannableHead(beginning, encoding), headerRow + FIRST_ROWS)
    .filter(({ row }) => row > headerRow)
    .map(({ cells }) => cells.map((cell) => readCell(cell, encodings) ?? ''))
}

/**
 * The rows of a CSV file, in constant memory whatever its length. Blank rows count towards the limit of rows.
 * `onProgress` is called with the number of rows after each part that was read, so that reading can be stopped.
 */
export function openCsv(
  file: AsyncIterable<Buffer>,
  layout: CsvLayout,
  onProgress: (rows: number) => Promise<void> = async () => {},
): CsvRows {
  const encodings: Encodings = { file: layout.encoding, hasOther: false }
  return {
    encoding: () => encodingText(encodings),
    rows: rowsOf(scannable(file, layout.encoding), layout, encodings, onProgress),
  }
}

/** A refusal of the file itself, with 400. */
export function refusedFile(reason: Refusal): Refused {
  return refusedFor(400, reason, { at: 'file' })
}

/** `cells` is the number of its cells with those without a name at its end. */
type Header = CsvLayout & { width: number; cells: number; matches: number }

function score({ matches, headers }: Header): number {
  return matches * 1000 + Math.min(headers.length, 999)
}

/** Refuses the beginning of a file that is not text. */
function refuseOther(head: Buffer): void {
  const text = head.toString('latin1')
  if (OTHER_FILES.some((begin) => text.toLowerCase().startsWith(begin)) || text.includes('\0'))
    throw refusedFile(refusal('file_not_csv'))
}

/** The header with this separator: the one of the first rows with most matches, else the first with text. */
function findHeader(
  { separator, encoding }: Pick<CsvLayout, 'separator' | 'encoding'>,
  head: Buffer,
  countMatches: (headers: string[]) => number,
): Header {
  const encodings: Encodings = { file: encoding, hasOther: false }
  let header: Header = {
    encoding,
    separator,
    headers: [],
    headerRow: 0,
    ...{ width: 0, cells: 0, matches: -1 },
  }
  let above: string[] = []
  let aboveRow = 0
  for (const { row, cells, width } of firstRecords(separator, head, HEAD_ROWS)) {
    const decoded = cells.map((cell) => readCell(cell, encodings) ?? '')
    if (!decoded.some((cell) => /[^\s\p{P}]/u.test(cell))) continue
    const headers = headersOf(decoded)
    const matches = countMatches(headers)
    if (matches > header.matches) {
      const full = headersOf(withNamesAbove(decoded, row === aboveRow + 1 ? above : []))
      header = {
        ...{ ...header, headers: full, headerRow: row, width, cells: cells.length },
        matches: countMatches(full),
      }
    }
    above = decoded
    aboveRow = row
  }
  return header
}

/** A header of two rows has the names of some columns in the first: those of groups, and of columns by themselves. */
function withNamesAbove(cells: readonly string[], above: readonly string[]): string[] {
  const filled = above.filter((cell) => cell.trim() !== '')
  return cells.map((cell, index) => cell.trim() || (filled.length > 1 && above[index]) || cell)
}

/** Names for the columns at the end of a header that have none, as far as the first rows fill them. */
function unnamedHeaders({ separator, headers, headerRow, cells }: Header, head: Buffer): string[] {
  const widths = firstRecords(separator, head, headerRow + FIRST_ROWS)
    .filter(({ row }) => row > headerRow)
    .map(({ width }) => Math.min(width, cells))
  const last = widths.reduce((most, width) => Math.max(most, width), headers.length)
  return Array.from(
    { length: last - headers.length },
    (_, index) => `Column ${headers.length + index + 1}`,
  )
}

function firstRecords(separator: string, head: Buffer, lastRow: number): CsvRecord[] {
  const scanner = new CsvScanner(separator)
  const records = scanner.write(head)
  // A quotation mark that is open where the head of the file ends may be closed after it.
  const last = scanner.isQuoted && records.length > 0 ? [] : scanner.end()
  return [...records, ...last].filter(({ row }) => row <= lastRow)
}

async function* rowsOf(
  file: AsyncIterable<Buffer>,
  { separator, headers, headerRow }: CsvLayout,
  encodings: Encodings,
  onProgress: (rows: number) => Promise<void>,
): AsyncGenerator<CsvRow> {
  const scanner = new CsvScanner(separator)
  const refuseTooMany = () => {
    if (scanner.rows - headerRow > MAX_IMPORT_ROWS)
      throw refusedFile(refusal('file_too_many_rows', { most: MAX_IMPORT_ROWS }))
  }
  for await (const bytes of file) {
    const records = scanner.write(bytes)
    refuseTooMany()
    for (const record of records)
      if (record.row > headerRow) yield readRow(record, headers.length, encodings)
    await onProgress(scanner.rows - headerRow)
  }
  if (scanner.isQuoted) {
    const row = scanner.rows + 1
    yield { row, cells: [], fault: refusal('row_quotation_open', { row }) }
    return
  }
  const records = scanner.end()
  refuseTooMany()
  for (const record of records) yield readRow(record, headers.length, encodings)
}

function readRow(record: CsvRecord, columns: number, encodings: Encodings): CsvRow {
  const { row, cells, width, tooLong } = record
  const decoded = cells.map((cell) => readCell(cell, encodings))
  const texts = decoded.map((cell, index) => cell ?? asciiOf(cells[index] ?? ''))
  if (tooLong !== null) return { row, cells: texts, fault: lengthFault(tooLong) }
  const broken = decoded.indexOf(null)
  if (broken >= 0) {
    const fault = refusal('row_two_encodings', { column: broken + 1 })
    return { row, cells: texts, fault }
  }
  if (width <= columns) return { row, cells: texts.slice(0, columns), fault: null }
  const fault = refusal('row_too_long', { cells: width, columns })
  return { row, cells: texts.slice(0, width), fault }
}

function lengthFault(tooLong: number | 'row'): Refusal {
  return tooLong === 'row'
    ? refusal('row_too_large', { kilobytes: MAX_ROW_BYTES / 1024 })
    : refusal('row_cell_too_long', { column: tooLong, kilobytes: MAX_CELL_BYTES / 1024 })
}

function asciiOf(bytes: string): string {
  return bytes.replace(/[^ -~\t\r\n]+/g, '?')
}
