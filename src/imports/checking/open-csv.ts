import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Options, parse } from 'csv-parse'
import { parse as parseAll } from 'csv-parse/sync'
import { type Refused, refusedFor } from '../../refused.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import type { Refusal } from '../../shared/refusals/refusals.ts'
import { MAX_IMPORT_COLUMNS } from '../rules/import.ts'
import { headersOf } from './match-columns.ts'
import { type Encodings, encodingText, readCell } from './read-cells.ts'

const HEAD_BYTES = 64 * 1024
/** The number of rows in which the header is searched for, below titles and blank lines. */
const HEAD_ROWS = 10
const MAX_ROW_BYTES = 16 * 1024 * 1024
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

export type CsvFile = {
  separator: string
  headers: string[]
  /** The encoding, known once the rows have been read. */
  encoding(): string
  /** The non-empty rows below the header. */
  rows(): AsyncGenerator<CsvRow>
}

/**
 * Opens a CSV file in UTF-8 or Windows-874. Its separator (comma, semicolon or tab) is the one for which
 * `countMatches` finds most headers. Refuses content that is not CSV. Uses constant memory whatever the length.
 */
export async function openCsv(
  path: string,
  countMatches: (headers: string[]) => number,
): Promise<CsvFile> {
  const { head, start } = await readHead(path)
  const encodings: Encodings = { utf8: 0, windows874: 0 }
  const decode = (cells: readonly string[]) => cells.map((cell) => readCell(cell, encodings) ?? '')
  const candidates = SEPARATORS.map((separator) =>
    findHeader(separator, head, (cells) => decode(cells), countMatches),
  )
  const best = candidates.reduce((a, b) => (score(b) > score(a) ? b : a))
  if (best.headers.length === 0) throw refusedFile(refusal('file_empty'))
  if (best.headers.length > MAX_IMPORT_COLUMNS)
    throw refusedFile(refusal('file_too_many_columns', { most: MAX_IMPORT_COLUMNS }))
  return {
    separator: best.separator,
    headers: best.headers,
    encoding: () => encodingText(encodings),
    rows: () => rowsOf(path, start, best, encodings),
  }
}

/** A refusal of the file itself, with 400. */
export function refusedFile(reason: Refusal): Refused {
  return refusedFor(400, reason, { at: 'file' })
}

type Header = { separator: string; headers: string[]; row: number; matches: number }

function score({ matches, headers }: Header): number {
  return matches * 1000 + Math.min(headers.length, 999)
}

async function readHead(path: string): Promise<{ head: string; start: number }> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const head = buffer.subarray(0, bytesRead).toString('latin1')
    if (/^(\xff\xfe|\xfe\xff)/.test(head)) throw refusedFile(refusal('file_utf16'))
    if (OTHER_FILES.some((begin) => head.toLowerCase().startsWith(begin)))
      throw refusedFile(refusal('file_not_csv'))
    const nuls = head.split('\0').length - 1
    if (nuls > 0) throw refusedFile(refusal(nuls > bytesRead / 4 ? 'file_utf16' : 'file_not_csv'))
    const start = head.startsWith('\xef\xbb\xbf') ? 3 : 0
    return { head: head.slice(start), start }
  } finally {
    await file.close()
  }
}

/** The header with this separator: the one of the first rows with most matches, else the first with text. */
function findHeader(
  separator: string,
  head: string,
  decode: (cells: readonly string[]) => string[],
  countMatches: (headers: string[]) => number,
): Header {
  let header: Header = { separator, headers: [], row: 0, matches: -1 }
  for (const [index, cells] of firstRows(separator, head).entries()) {
    const headers = headersOf(decode(cells))
    if (!cells.some((cell) => /[^\s\p{P}]/u.test(cell))) continue
    const matches = countMatches(headers)
    if (matches > header.matches) header = { separator, headers, row: index + 1, matches }
  }
  return header
}

function firstRows(separator: string, head: string): string[][] {
  try {
    const rows: string[][] = parseAll(Buffer.from(head, 'latin1'), {
      ...parserOptions(separator),
      to: HEAD_ROWS,
    })
    return rows
  } catch {
    // A quotation mark is unclosed where the head of the file ends.
    const [line = ''] = head.split(/[\r\n]/, 1)
    return [line.split(separator)]
  }
}

async function* rowsOf(
  path: string,
  start: number,
  header: Header,
  encodings: Encodings,
): AsyncGenerator<CsvRow> {
  const source = createReadStream(path, { start })
  let row = 0
  try {
    for await (const cells of recordsOf(source, header.separator)) {
      row += 1
      if (row > header.row && !isBlank(cells))
        yield readRow(row, cells, header.headers.length, encodings)
    }
  } catch (error) {
    if (!isCsvFault(error)) throw error
    yield { row: row + 1, cells: [], fault: refusal('row_quotation_open', { row: row + 1 }) }
  } finally {
    source.destroy()
  }
}

/** Every record before a fault, then throws the fault; a plain stream would lose the last records with it. */
async function* recordsOf(source: Readable, separator: string): AsyncGenerator<string[]> {
  const records: string[][] = []
  const collect = (record: string[]) => {
    records.push(record)
    return null
  }
  const parser = parse({ ...parserOptions(separator), on_record: collect })
  // Errors are passed to the callbacks of `write` and `end`.
  parser.on('error', () => {})
  const feed = (chunk: Buffer | null) =>
    new Promise<unknown>((resolve) => {
      if (chunk) parser.write(chunk, resolve)
      else parser.end(resolve)
    })
  for await (const chunk of untilNull(source)) {
    const fault = await feed(chunk)
    yield* records.splice(0)
    if (fault) throw fault
  }
}

async function* untilNull(source: Readable): AsyncGenerator<Buffer | null> {
  yield* source
  yield null
}

function readRow(row: number, cells: string[], columns: number, encodings: Encodings): CsvRow {
  const decoded = cells.map((cell) => readCell(cell, encodings))
  const texts = decoded.map((cell, index) => cell ?? asciiOf(cells[index] ?? ''))
  const broken = decoded.indexOf(null)
  if (broken >= 0) {
    const fault = refusal('row_two_encodings', { column: broken + 1 })
    return { row, cells: texts, fault }
  }
  const last = texts.findLastIndex((cell) => cell.trim() !== '')
  if (last < columns) return { row, cells: texts.slice(0, columns), fault: null }
  const fault = refusal('row_too_long', { cells: last + 1, columns })
  return { row, cells: texts.slice(0, last + 1), fault }
}

// Read as Latin-1: each byte is one character, and cells are decoded afterwards.
function parserOptions(separator: string): Options {
  return {
    delimiter: separator,
    encoding: 'latin1',
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_BYTES,
  }
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}

function asciiOf(bytes: string): string {
  return bytes.replace(/[^ -~\t\r\n]+/g, '?')
}

function isCsvFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')
}
