import { headerKey, plainCell } from '../../../shared/fields/cells.ts'
import type { Kind } from './candidate.ts'
import type { JudgedRow } from './read-row.ts'
import type { RowReading } from './reading.ts'

const TOTAL = /^(?:grand |sub ?-?)?totals?(?:[\s:=]*\d.*|[\s:]*[a-z]?)$/i
const THAI_TOTAL = /^(?:ยอด)?รวม(?:[\p{L}\p{M}]{0,12}\s?[:=]?\s?[\d๐-๙].*|ทั้งหมด|ทั้งสิ้น)?$/u
/** How people mark the heading of a part of their list: `>>> ฝั่งธนบุรี <<<`, `== North ==`, `A. LISTED`. */
const MARKED = /^(?:[>=*#•~]|-{2}|[A-Z]\. [A-Z]{2})/
/** A list of fewer columns may have rows of one cell. */
const MIN_COLUMNS = 3

/**
 * The code of the text for a row that is no record but the header again, the heading of a part, a total or a note; else
 * null. Rows that were corrected are records.
 */
export function noRecord(
  { kind, header, fields }: RowReading,
  { cells, corrections = {} }: JudgedRow,
): 'header_again' | 'not_a_record' | null {
  if (Object.keys(corrections).length > 0) return null
  const filled = cells.flatMap((cell, index) => {
    const text = plainCell(cell).replaceAll(/\s+/g, ' ')
    return text === '' ? [] : [{ text, index }]
  })
  if (filled.length === 0) return null
  if (filled.length > 1 && filled.every(({ text, index }) => isHeader(text, header[index] ?? '')))
    return 'header_again'
  return isNote(kind, header, fields, filled) ? 'not_a_record' : null
}

type Filled = { text: string; index: number }

function isNote(
  kind: Kind,
  header: readonly string[],
  fields: readonly string[],
  filled: readonly Filled[],
): boolean {
  const missing = kind.required.filter(
    (any) => !any.some((field) => filled.some(({ index }) => fields[index] === field)),
  )
  if (filled.some(({ text }) => isTotal(text)))
    return kind.required.length > 1 ? missing.length > 0 : filled.length < MIN_COLUMNS
  const [only, ...others] = filled
  if (!only || others.length > 0 || header.length < MIN_COLUMNS) return false
  return kind.required.length > 1 || missing.length > 0 || MARKED.test(only.text)
}

/** Whether a text says a total: `รวม 3 ห้อง`. */
export function isTotal(text: string): boolean {
  return TOTAL.test(text) || THAI_TOTAL.test(text)
}

function isHeader(text: string, header: string): boolean {
  const key = headerKey(header)
  return key !== '' && headerKey(text) === key
}
