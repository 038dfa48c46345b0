import { bangkokDate } from './dates.ts'
import { readDay } from './read-day.ts'
import { readNumber } from './read-number.ts'
import { gregorianYear, withPlainDigits } from './thai-numbers.ts'
import type { ValueSet } from './value-set.ts'

/**
 * What the cells of a table that people made mean, in their own spellings. A reader gets a cell that is
 * not empty and answers what its field's schema takes; what it cannot read it hands on as it stands, for
 * the schema to refuse in the form's words.
 */
export type CellReader = (cell: string, now: Date) => unknown
/** A column of an import: what people call it, English or Thai, and how its cells are read. */
export type Column = { names: readonly string[]; read: CellReader }
export type ColumnTable = Readonly<Record<string, Column>>

const DAY_MS = 86_400_000
const NOTHING = new Set(['-', '–', '—', 'n/a', 'null', 'ไม่ระบุ', 'ไม่มีข้อมูล'])
const SHEET_FAULT = /^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/

/** A cell without what spreadsheets put around it: `="012"`, the ' before a formula, odd blanks. */
export function plainCell(cell: string): string {
  const text = cell
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replaceAll('\u00A0', ' ')
    .trim()
  const quoted = text.startsWith('="') && text.endsWith('"') ? text.slice(2, -1) : text
  const plain = /^'[=+\-@]/.test(quoted) ? quoted.slice(1) : quoted
  return NOTHING.has(plain.toLowerCase()) ? '' : plain
}

/** What a spreadsheet wrote where it could not work out a cell. */
export function isSheetFault(cell: string): boolean {
  return SHEET_FAULT.test(cell)
}

/** A header without what people write differently: letter case, blanks, signs, what stands in brackets. */
export function headerKey(header: string): string {
  const bare = header.replace(/[([][^()[\]]*[)\]]/g, '')
  return (/[\p{L}\p{N}]/u.test(bare) ? bare : header)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

export function column(read: CellReader, ...names: string[]): Column {
  return { names, read }
}

export const asText: CellReader = (cell) => cell

const YES = new Set('yes y true t 1 x ✓ ✔ ☑ on ok allowed ใช่ มี ได้ จริง อนุญาต ถูก'.split(' '))
const NO = new Set(
  'no n false f 0 ✗ ✘ ☐ off none not_allowed notallowed ไม่ ไม่ใช่ ไม่มี ไม่ได้ เท็จ ไม่อนุญาต ห้าม'.split(
    ' ',
  ),
)

/** Yes or no, in English, Thai, figures or ticks. */
export const asYesNo: CellReader = (cell) => {
  const word = withPlainDigits(cell)
    .toLowerCase()
    .replace(/[\s.!]+/g, '')
  if (YES.has(word)) return true
  return NO.has(word) ? false : cell
}

const UNIT =
  /(฿|thb|baht|บาท|sq\.?\s?m\.?|sqm|m²|m2|ตร\.?\s?ม\.?|ตารางเมตร|ชั้น|floors?|ยูนิต|units?|ห้องนอน|ห้องน้ำ|ห้อง|\/\s?(month|mo|เดือน)|per month|ต่อเดือน|ต่อ)/gi
const TIMES: Record<string, number> = {
  k: 1000,
  พัน: 1000,
  หมื่น: 10_000,
  แสน: 100_000,
  m: 1_000_000,
  mb: 1_000_000,
  million: 1_000_000,
  ล้าน: 1_000_000,
}

/** A number with its unit: `1,250`, `35.5 sqm`, `30,5`, `๑๒ ชั้น`. */
export const asNumber: CellReader = (cell) => {
  // A comma before one figure or two parts no thousands.
  const figures = cell.replace(UNIT, '').trim()
  return readNumber(figures.replace(/^(\d+),(\d{1,2})$/, '$1.$2')) ?? cell
}

/** Whole baht: `8,900,000 THB`, `8.9M`, `8.9 ล้านบาท`, `25k / month`. */
export const asBaht: CellReader = (cell) => {
  const text = cell.replace(UNIT, '').trim()
  const [, figure = text, word = ''] = /^(.*?[\d๐-๙])\s*(\p{L}[\p{L}\p{M}]*)$/u.exec(text) ?? []
  const times = word === '' ? 1 : TIMES[word.toLowerCase()]
  const number = readNumber(figure)
  if (typeof number !== 'number' || times === undefined) return cell
  const baht = number * times
  return times === 1 ? baht : Math.round(baht)
}

/** A count in which Studio is 0. */
export const asBedrooms: CellReader = (cell, now) =>
  /^(studio|สตูดิโอ)/i.test(cell)
    ? 0
    : asNumber(cell.replace(/(bed|beds|bedroom|bedrooms|br|นอน)$/i, '').trimEnd(), now)

/** A year, the Buddhist one too. */
export const asYear: CellReader = (cell, now) => {
  const read = asNumber(cell.replace(/^(พ\.?\s?ศ\.?|ค\.?\s?ศ\.?)/, ''), now)
  return typeof read === 'number' ? gregorianYear(read) : cell
}

/** A day, in any of the ways in which a form takes it, or counted from today: `3 days ago`, `วันนี้`. */
export const asDay: CellReader = (cell, now) => {
  const days = daysAhead(cell.toLowerCase())
  if (days !== null) return bangkokDate(new Date(now.getTime() + days * DAY_MS))
  return readDay(cell.replace(/\s0?0:00(:00)?$/, '').trimEnd()) ?? cell
}

const NEAR_DAYS: Record<string, number> = {
  ...{ today: 0, now: 0, immediately: 0, yesterday: -1, tomorrow: 1 },
  ...{ วันนี้: 0, ทันที: 0, เมื่อวาน: -1, พรุ่งนี้: 1 },
}

function daysAhead(cell: string): number | null {
  const [, past, to] = /^(?:(\d{1,4}) days? ago|in (\d{1,4}) days?)$/.exec(cell) ?? []
  if (past) return -Number(past)
  return to ? Number(to) : (NEAR_DAYS[cell] ?? null)
}

/** One of a set by its id, its label or another spelling, in any letter case. */
export function asOneOf<Id extends string>(
  set: ValueSet<Id>,
  also: Readonly<Record<string, NoInfer<Id>>> = {},
): CellReader {
  return (cell) => {
    const word = cell.toLowerCase().trim()
    return set.read(cell) ?? also[word] ?? set.read(word.replace(/[\s-]+/g, '_')) ?? cell
  }
}

/** Several of a set, with commas, semicolons, bars or line breaks between them. */
export function asSomeOf<Id extends string>(
  set: ValueSet<Id>,
  also: Readonly<Record<string, NoInfer<Id>>> = {},
): CellReader {
  const one = asOneOf(set, also)
  return (cell, now) => parts(cell).map((part) => one(part, now))
}

/** A list of texts, parted in the same way; where semicolons part them, a comma is one of theirs. */
export const asTexts: CellReader = (cell) => parts(cell, !cell.includes(';'))

function parts(cell: string, withCommas = true): string[] {
  return cell
    .split(withCommas ? /[,;|\n\r]+|、/ : /[;|\n\r]+|、/)
    .map((part) => part.replace(/^[\s•*-]+/, '').trim())
    .filter((part) => part !== '')
}
