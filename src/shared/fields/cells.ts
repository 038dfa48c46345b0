import { bahtWithin, figuresWithin } from './figures-within.ts'
import { readAmount, readBaht, readFloor, twoReadings } from './read-amount.ts'
import { withPlainDigits } from './thai-numbers.ts'
import type { ValueSet } from './value-set.ts'
import { isShortYear, yearsWithin } from './years-within.ts'

/**
 * Reads the cells of tables that people made, in their own spellings. A reader gets a non-empty
 * cell and returns what the field's schema accepts; what it cannot read it returns unchanged, so
 * that the schema refuses it with the form's message.
 */
export type CellReader = (cell: string, now: Date) => unknown
/** A column of an import: its possible names in English or Thai, how its cells are read, and their values. */
export type Column = {
  names: readonly string[]
  read: CellReader
  set?: ValueSet<string>
  /** For a cell of several values: how each of them is read. */
  readPart?: CellReader
  /** For values of a set: their other spellings, and what spellings may mean that are not sure. */
  spellings?: Readonly<Record<string, string>>
  maybe?: Readonly<Record<string, readonly string[]>>
  /** The unit that its header says for figures without one: `ลบ.` of `ขาย (ลบ.)`. */
  unitIn?: (header: string) => HeaderUnit | null
  /** Whether its texts are each of one row, and are not listed among the spellings of a file. */
  isUnlisted?: boolean
  /** Names that are this column's only right of that of another field: `phone` beside the agent. */
  beside?: { field: string; names: readonly string[] }
  /** Names of other columns that are this one's if the cells below are its values. */
  namesByCells?: readonly string[]
  /** For a column of days: the headings of no field that are this one's if the cells below are days. */
  daysOf?: RegExp
}
/** A unit in a header, and the figures below which it is theirs. */
export type HeaderUnit = { unit: string; below: number }
export type ColumnTable = Readonly<Record<string, Column>>

/** Cells that say that nothing is known. */
const NOTHING = new Set(
  '-|–|—|--|?|??|n/a|null|tba|tbc|tbd|unknown|ไม่ระบุ|ไม่มีข้อมูล|รอข้อมูล|ไม่ทราบ|ยังไม่ทราบ'.split('|'),
)
const SHEET_FAULT = /^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/

/** A cell without what spreadsheets add: `="012"`, the ' before a formula, unusual spaces. */
export function plainCell(cell: string): string {
  const text = cell
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replaceAll('\u00A0', ' ')
    .trim()
  const unquoted = text.startsWith('="') && text.endsWith('"') ? text.slice(2, -1) : text
  const plain = /^'[=+\-@]/.test(unquoted) ? unquoted.slice(1) : unquoted
  return NOTHING.has(plain.toLowerCase()) ? '' : plain
}

/** Whether a cell holds a spreadsheet's error value. */
export function isSheetFault(cell: string): boolean {
  return SHEET_FAULT.test(cell)
}

/** Normalises a header: without letter case, spaces, punctuation and parenthesised text. */
export function headerKey(header: string): string {
  const withoutBrackets = header.replace(/[([][^()[\]]*[)\]]/g, '')
  return (/[\p{L}\p{N}]/u.test(withoutBrackets) ? withoutBrackets : header)
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

/** Yes or no, in English, Thai, digits or ticks. */
export const asYesNo: CellReader = (cell) => {
  const word = withPlainDigits(cell)
    .toLowerCase()
    .replace(/[\s.!]+/g, '')
  if (YES.has(word)) return true
  return NO.has(word) ? false : cell
}

/**
 * What a cell may mean, where that is not sure: numbers, texts, or days as `YYYY-MM-DD`. It is asked which. Without any,
 * the spreadsheet cut off digits.
 */
export class Readings {
  readonly readings: readonly (number | string)[]

  constructor(readings: readonly (number | string)[]) {
    this.readings = readings
  }
}

/** What a cell says of its own field and of others: `ว่าง 15 ม.ค.` is a status and a day. */
export class WithOthers {
  readonly value: unknown
  /** The values of other fields, used where their own cells are empty. */
  readonly others: Readonly<Record<string, unknown>>

  constructor(value: unknown, others: Readonly<Record<string, unknown>>) {
    this.value = value
    this.others = others
  }
}

/** A number with its unit: `1,250`, `35.5 sqm`. */
export const asNumber: CellReader = (cell) => readAmount(cell) ?? cell

/** The same where a point may separate thousands: counts and areas. */
export const asCount: CellReader = clear(readAmount, figuresWithin)

/** Whole baht: `8,900,000 THB`, `25,000.-`, `4.5 ลบ.`. */
export const asBaht: CellReader = clear(readBaht, bahtWithin)

/** A count in which Studio is 0. */
export const asBedrooms: CellReader = (cell, now) =>
  /^(studio|สตู)/i.test(cell)
    ? 0
    : asCount(cell.replace(/(bed|beds|bedroom|bedrooms|br|b)$/i, '').trimEnd(), now)

/** A year, also of the Buddhist era; one of two digits is asked. */
export const asYear: CellReader = (cell, now) => {
  const [year, ...others] = yearsWithin(cell, now)
  if (year === undefined) return cell
  return others.length === 0 && !isShortYear(cell) ? year : new Readings([year, ...others])
}

/** The ground floor, which is the first one here and none elsewhere. */
const GROUND = /^(?:g|gf|g ?floor|ground|ground floor|ชั้น ?g|ชั้นล่าง|ชั้นพื้นดิน)\.?$/i

/** A floor: `12`, `ชั้น 5`, `12A`, `อาคาร A ชั้น 5`. `G` may be 1 or 0. */
export const asFloor: CellReader = (cell) =>
  GROUND.test(cell)
    ? new Readings([1, 0])
    : (readFloor(cell) ?? possible(figuresWithin(cell), cell))

/** A number or name that people know by its digits: `๑๒/๓๔` is `12/34`. */
export const asPlainDigits: CellReader = (cell) => withPlainDigits(cell)

/** What a cell may mean, or the cell if that is nothing. */
export function possible(readings: readonly (number | string)[], cell: string): unknown {
  return readings.length > 0 ? new Readings(readings) : cell
}

function clear(
  read: (cell: string) => number | null | undefined,
  within: (cell: string) => number[],
): CellReader {
  return (cell) => {
    const readings = twoReadings(cell)
    const number = read(cell)
    // A figure in millions has one meaning, although its own digits have two.
    if (readings && (number === undefined || readings.includes(number ?? 0)))
      return new Readings(readings)
    return number ?? possible(within(cell), cell)
  }
}

/** For each value set, further spellings of its values in cells, in lower case. */
export type Spellings = ReadonlyMap<object, Readonly<Record<string, string>>>

/** An entry of `Spellings`. */
export function spellingsOf<Id extends string>(
  set: ValueSet<Id>,
  spellings: Readonly<Record<string, Id>>,
): [object, Readonly<Record<string, Id>>] {
  return [set, spellings]
}

/** For each value set, what spellings may mean, in lower case: people are asked. */
export type Maybe = ReadonlyMap<object, Readonly<Record<string, readonly string[]>>>

/** An entry of `Maybe`. */
export function maybeOf<Id extends string>(
  set: ValueSet<Id>,
  maybe: Readonly<Record<string, readonly Id[]>>,
): [object, Readonly<Record<string, readonly Id[]>>] {
  return [set, maybe]
}

/** One value of a set by its id, label or another spelling, in any letter case. */
export function asOneOf<Id extends string>(
  set: ValueSet<Id>,
  spellings: Readonly<Record<string, string>> = {},
): CellReader {
  return (cell) => {
    const word = cell.toLowerCase().trim()
    return set.read(cell) ?? spellings[word] ?? set.read(word.replace(/[\s-]+/g, '_')) ?? cell
  }
}

/** Several values of a set, separated by commas, semicolons, bars, slashes or line breaks. */
export function asSomeOf<Id extends string>(
  set: ValueSet<Id>,
  spellings?: Readonly<Record<string, string>>,
): CellReader {
  const readOne = asOneOf(set, spellings)
  return (cell, now) => partsOf(cell).map((part) => readOne(part, now))
}

/** The values of a set in a cell of several: a slash between words separates them, too. */
export function partsOf(cell: string): string[] {
  return parts(cell, /[,;|\n\r]+|(?<!\d)\/(?!\d)|、/)
}

/**
 * A list of texts, separated by commas, semicolons, bars or line breaks; if semicolons separate them, commas belong
 * to the texts.
 */
export const asTexts: CellReader = (cell) =>
  parts(cell, cell.includes(';') ? /[;|\n\r]+|、/ : /[,;|\n\r]+|、/)

function parts(cell: string, separator: RegExp): string[] {
  return cell
    .split(separator)
    .map((part) => part.replace(/^[\s•*-]+/, '').trim())
    .filter((part) => part !== '')
}
