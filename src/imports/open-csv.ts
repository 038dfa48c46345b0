import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Options, parse } from 'csv-parse'
import { parse as parseAll } from 'csv-parse/sync'
import { Refused } from '../refused.ts'
import { headersOf } from './match-columns.ts'
import { type Encodings, encodingWords, readCell } from './read-cells.ts'
import { IS_EMPTY, IS_UTF_16, MAX_IMPORT_COLUMNS, NOT_A_CSV, TOO_MANY_COLUMNS } from './rules.ts'

const HEAD_BYTES = 64 * 1024
/** Titles and blank lines above the header are at most so many. */
const HEAD_ROWS = 10
const LONGEST_ROW = 16 * 1024 * 1024
/** How workbooks, PDFs, web pages and rich text begin, whatever they are named. */
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

/** A row of a file. `row` is counted as a spreadsheet does; `fault` says why its cells cannot be used. */
export type CsvRow = { row: number; cells: string[]; fault: string | null }

export type CsvFile = {
  separator: string
  headers: string[]
  /** How it was read, known when its rows are. */
  encoding(): string
  /** The rows below the header that are not empty, one by one. */
  rows(): AsyncGenerator<CsvRow>
}

/**
 * Opens a CSV file: comma, semicolon or tab, whichever makes most of its header by `matched`; UTF-8 or
 * Windows-874. Refuses what is no CSV by its content. Memory stays flat whatever its length.
 */
export async function openCsv(
  path: string,
  matched: (headers: string[]) => number,
): Promise<CsvFile> {
  const { head, start } = await readHead(path)
  const seen: Encodings = { utf8: 0, windows874: 0 }
  const text = (cells: readonly string[]) => cells.map((cell) => readCell(cell, seen) ?? '')
  const found = SEPARATORS.map((separator) =>
    headerBy(separator, head, (cells) => text(cells), matched),
  )
  const best = found.reduce((a, b) => (score(b) > score(a) ? b : a))
  if (best.headers.length === 0) throw refusedFile(IS_EMPTY)
  if (best.headers.length > MAX_IMPORT_COLUMNS) throw refusedFile(TOO_MANY_COLUMNS)
  return {
    separator: best.separator,
    headers: best.headers,
    encoding: () => encodingWords(seen),
    rows: () => rowsOf(path, start, best, seen),
  }
}

/** 400 for the file itself. */
export function refusedFile(message: string): Refused {
  return new Refused(400, message, { errors: [{ path: 'file', message }] })
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
    if (/^(\xff\xfe|\xfe\xff)/.test(head)) throw refusedFile(IS_UTF_16)
    if (OTHER_FILES.some((begin) => head.toLowerCase().startsWith(begin)))
      throw refusedFile(NOT_A_CSV)
    const nuls = head.split('\0').length - 1
    if (nuls > 0) throw refusedFile(nuls > bytesRead / 4 ? IS_UTF_16 : NOT_A_CSV)
    const start = head.startsWith('\xef\xbb\xbf') ? 3 : 0
    return { head: head.slice(start), start }
  } finally {
    await file.close()
  }
}

/** The header by this separator: of the first rows the one that matches most, else the first with text. */
function headerBy(
  separator: string,
  head: string,
  text: (cells: readonly string[]) => string[],
  matched: (headers: string[]) => number,
): Header {
  let header: Header = { separator, headers: [], row: 0, matches: -1 }
  for (const [place, cells] of firstRows(separator, head).entries()) {
    const headers = headersOf(text(cells))
    if (!cells.some((cell) => /[^\s\p{P}]/u.test(cell))) continue
    const matches = matched(headers)
    if (matches > header.matches) header = { separator, headers, row: place + 1, matches }
  }
  return header
}

function firstRows(separator: string, head: string): string[][] {
  try {
    const rows: string[][] = parseAll(Buffer.from(head, 'latin1'), {
      ...reading(separator),
      to: HEAD_ROWS,
    })
    return rows
  } catch {
    // A quotation mark that is open where the head ends.
    const [line = ''] = head.split(/[\r\n]/, 1)
    return [line.split(separator)]
  }
}

async function* rowsOf(
  path: string,
  start: number,
  header: Header,
  seen: Encodings,
): AsyncGenerator<CsvRow> {
  const source = createReadStream(path, { start })
  let row = 0
  try {
    for await (const cells of recordsOf(source, header.separator)) {
      row += 1
      if (row > header.row && !isBlank(cells))
        yield readRow(row, cells, header.headers.length, seen)
    }
  } catch (error) {
    if (!isCsvFault(error)) throw error
    const from = `From row ${row + 1} on the file cannot be read`
    const why = `${from}: a quotation mark is opened there and not closed.`
    yield { row: row + 1, cells: [], fault: why }
  } finally {
    source.destroy()
  }
}

/** Every record before a fault, and then the fault: read as a stream, the last of them would be lost with it. */
async function* recordsOf(source: Readable, separator: string): AsyncGenerator<string[]> {
  const records: string[][] = []
  const keep = (record: string[]) => {
    records.push(record)
    return null
  }
  const parser = parse({ ...reading(separator), on_record: keep })
  // What is given to it hears of its faults.
  parser.on('error', () => {})
  const give = (chunk: Buffer | null) =>
    new Promise<unknown>((resolve) => {
      if (chunk) parser.write(chunk, resolve)
      else parser.end(resolve)
    })
  for await (const chunk of untilNull(source)) {
    const fault = await give(chunk)
    yield* records.splice(0)
    if (fault) throw fault
  }
}

async function* untilNull(source: Readable): AsyncGenerator<Buffer | null> {
  yield* source
  yield null
}

function readRow(row: number, cells: string[], columns: number, seen: Encodings): CsvRow {
  const read = cells.map((cell) => readCell(cell, seen))
  const texts = read.map((cell, place) => cell ?? asciiOf(cells[place] ?? ''))
  const broken = read.indexOf(null)
  if (broken >= 0) {
    const fault = `Column ${broken + 1} mixes two encodings. Save the file as CSV UTF-8.`
    return { row, cells: texts, fault }
  }
  const last = texts.findLastIndex((cell) => cell.trim() !== '')
  if (last < columns) return { row, cells: texts.slice(0, columns), fault: null }
  const fault = `This row has ${last + 1} cells, the header ${columns}. Put text that holds the separator in quotation marks.`
  return { row, cells: texts.slice(0, last + 1), fault }
}

// Bytes beyond ASCII stand one a letter, and each could be anything.
function reading(separator: string): Options {
  return {
    delimiter: separator,
    encoding: 'latin1',
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
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
