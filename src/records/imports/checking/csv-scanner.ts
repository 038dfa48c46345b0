import { MAX_IMPORT_COLUMNS } from '../rules/import.ts'

/** Bytes of a cell and of a row that are read; a longer one is an error of its row, and is cut. */
export const MAX_CELL_BYTES = 128 * 1024
export const MAX_ROW_BYTES = 256 * 1024
/** Bytes that are kept of each cell of a row that is too long. */
const KEPT_BYTES = 1000

/**
 * A record as it is in the file, each byte one character. `row` counts from 1, blank records included;
 * `width` is the number of cells up to the last that is not blank, of which `cells` has at most 200.
 */
export type CsvRecord = {
  row: number
  cells: string[]
  width: number
  /** The number of the column whose cell is too long, `row` for the whole row, null for neither. */
  tooLong: number | 'row' | null
}

const LF = 10
const CR = 13
const QUOTE = 34

/**
 * Divides bytes into records, as RFC 4180 and spreadsheets do: lines end with CR, LF or both; a quotation
 * mark within an unquoted cell is text. Blank records are counted and left out. Its memory is bounded by the
 * limits above, whatever the bytes are.
 */
export class CsvScanner {
  readonly #separator: number
  #records: CsvRecord[] = []
  #rows = 0
  #cells: string[] = []
  #count = 0
  #width = 0
  #kept = 0
  #tooLong: CsvRecord['tooLong'] = null
  #text = ''
  #state: 'start' | 'plain' | 'quoted' | 'quote' = 'start'
  #endedByCr = false

  constructor(separator: string) {
    this.#separator = separator.charCodeAt(0)
  }

  /** The number of complete records so far, blank ones included. */
  get rows(): number {
    return this.#rows
  }

  /** Whether a quotation mark is open. */
  get isQuoted(): boolean {
    return this.#state === 'quoted'
  }

  /** The records that end in these bytes and are not blank. */
  write(bytes: Buffer): CsvRecord[] {
    let start = 0
    let at = 0
    // Within a cell the bytes from `start` on are not taken yet.
    while (at < bytes.length) {
      const byte = bytes[at]
      if (this.#endedByCr) {
        this.#endedByCr = false
        if (byte === LF) {
          at += 1
          start = at
          continue
        }
      }
      if (this.#state === 'quoted') {
        at = indexOf(bytes, QUOTE, at)
        this.#take(bytes, start, at)
        if (at < bytes.length) this.#state = 'quote'
        at += 1
        start = at
        continue
      }
      if (byte === QUOTE && this.#state === 'quote') {
        // A doubled quotation mark is one.
        this.#add('"')
        this.#state = 'quoted'
        at += 1
        start = at
        continue
      }
      if (byte === QUOTE && this.#state === 'start') {
        this.#state = 'quoted'
        at += 1
        start = at
        continue
      }
      if (byte === this.#separator || byte === LF || byte === CR) {
        this.#take(bytes, start, at)
        this.#endCell()
        if (byte !== this.#separator) {
          this.#endRecord()
          this.#endedByCr = byte === CR
        }
        at += 1
        start = at
        continue
      }
      if (this.#state === 'quote') {
        // Text after a closing quotation mark: neither mark was one.
        this.#text = `"${this.#text}"`
      }
      this.#state = 'plain'
      at += 1
    }
    this.#take(bytes, start, bytes.length)
    return this.#taken()
  }

  /** The last record, if the file does not end with a line's end. */
  end(): CsvRecord[] {
    if (this.#state !== 'start' || this.#count > 0) {
      this.#endCell()
      this.#endRecord()
    }
    return this.#taken()
  }

  #taken(): CsvRecord[] {
    const records = this.#records
    this.#records = []
    return records
  }

  #take(bytes: Buffer, start: number, end: number): void {
    if (end <= start) return
    const room = MAX_CELL_BYTES + 1 - this.#text.length
    if (room > 0) this.#add(bytes.toString('latin1', start, Math.min(end, start + room)))
  }

  #add(text: string): void {
    if (this.#text.length <= MAX_CELL_BYTES) this.#text += text
  }

  #endCell(): void {
    this.#count += 1
    const text = this.#text
    this.#text = ''
    this.#state = 'start'
    const isBlank = text === '' || text.trim() === ''
    if (!isBlank) this.#width = this.#count
    if (this.#count > MAX_IMPORT_COLUMNS) return
    if (text.length > MAX_CELL_BYTES) this.#tooLong ??= this.#count
    this.#kept += text.length
    if (this.#kept > MAX_ROW_BYTES) this.#tooLong ??= 'row'
    const isKeptWhole = this.#tooLong === null || text.length <= KEPT_BYTES
    this.#cells.push(isKeptWhole ? text : text.slice(0, KEPT_BYTES))
  }

  #endRecord(): void {
    this.#rows += 1
    if (this.#width > 0) {
      const cells =
        this.#tooLong === null ? this.#cells : this.#cells.map((cell) => cell.slice(0, KEPT_BYTES))
      this.#records.push({ row: this.#rows, cells, width: this.#width, tooLong: this.#tooLong })
    }
    this.#cells = []
    this.#count = 0
    this.#width = 0
    this.#kept = 0
    this.#tooLong = null
  }
}

/** The first position of a byte from `from` on, or the length. */
function indexOf(bytes: Buffer, byte: number, from: number): number {
  const at = bytes.indexOf(byte, from)
  return at < 0 ? bytes.length : at
}
