import type * as z from 'zod/mini'
import { formatDate } from '../../../shared/dates.ts'
import {
  asYear,
  asYesNo,
  type Column,
  isSheetFault,
  partsOf,
  plainCell,
  Readings,
  WithOthers,
} from '../../../shared/fields/cells.ts'
import { issueFault } from '../../../shared/refusals/issue-fault.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import { writeNumber } from '../../../shared/write-number.ts'
import type { CsvRow } from '../checking/open-csv.ts'
import type { Candidate, Corrections, Fault, Kind } from './candidate.ts'
import { addFault } from './candidate.ts'
import { groupOf, leaveEmpty } from './leave-empty.ts'
import { noRecord } from './no-record.ts'
import type { RowReading } from './reading.ts'

/** A row as it is judged: of a file, or stored and perhaps corrected. */
export type JudgedRow = CsvRow & { corrections?: Corrections; chosen?: boolean }

/** Parses a row's values by a schema, then by further rules. */
export function parseWith<Out extends Record<string, unknown>>(
  schema: z.ZodMiniType<Out>,
  values: Record<string, unknown>,
  rules: (input: Out) => Fault[] = () => [],
): { input: Record<string, unknown> } | Fault[] {
  const result = schema.safeParse(values)
  if (!result.success) {
    return result.error.issues.map((issue) => {
      const { code, params } = issueFault(issue)
      return {
        field: String(issue.path[0] ?? ''),
        code,
        params,
      }
    })
  }
  const faults = rules(result.data)
  return faults.length > 0 ? faults : { input: result.data }
}

/**
 * Reads a row of the file: its cells in any accepted spelling or as they were answered, then the whole row by the
 * schema. A cell that cannot be read and that no record of this kind needs is left empty. A row that lacks what a new
 * record needs keeps what it says, since it may change a record.
 */
export function readRow(reading: RowReading, row: JudgedRow): Candidate {
  const { kind, now } = reading
  const { cells, candidate } = readCells(reading, row)
  const none = noRecord(reading, row)
  if (none) return { ...candidate, faults: [], fault: refusal(none) }
  if (candidate.fault || (!kind.needs && candidate.faults.length > 0)) return candidate
  const result = readUsable(kind, cells, candidate, now)
  const missing = Array.isArray(result) ? oneForEachField(result) : []
  leaveEmpty(kind, candidate, missing.length === 0)
  const unusable = new Set(candidate.faults.map(({ field }) => field))
  if (!Array.isArray(result) && unusable.size === 0) return { ...candidate, input: result.input }
  for (const { field, ...fault } of missing) {
    if ((groupOf(kind, field) ?? [field]).some((one) => unusable.has(one))) continue
    addFault(candidate, field, kind.required.flat().includes(field) ? refusal('required') : fault)
  }
  if (unusable.size > 0) return candidate
  const change = kind.readChange(cells)
  return Array.isArray(change) ? candidate : { ...candidate, input: change.input }
}

/** Parses the values of a row without those that their fields cannot have, which become faults of their cells. */
function readUsable(
  kind: Kind,
  cells: Record<string, unknown>,
  candidate: Candidate,
  now: Date,
): ReturnType<Kind['read']> {
  for (;;) {
    const result = kind.read(cells, now)
    const faults = Array.isArray(result) ? oneForEachField(result) : []
    const unusable = faults.filter(({ field }) => cells[field] !== undefined)
    if (unusable.length === 0) return result
    for (const { field, ...fault } of unusable) {
      addFault(candidate, field, inWords(fault, kind.columns[field]))
      delete cells[field]
    }
  }
}

/** What the cells of a row say, by field, and their faults. */
export function readCells(
  { kind, fields, answers, now }: RowReading,
  { row, cells: texts, fault, corrections = {}, chosen = true }: JudgedRow,
): { cells: Record<string, unknown>; candidate: Candidate } {
  const values: Record<string, string> = {}
  const candidate: Candidate = {
    ...{ row, cells: texts, corrections, chosen, values, fault },
    ...{ input: null, faults: [], leftEmpty: [] },
    ...{ key: null, point: null, nearestStationId: null },
  }
  const into: Cells = { cells: {}, others: {} }
  for (const [field, text] of textsByField(fields, texts, corrections)) {
    const cell = plainCell(text)
    const column = kind.columns[field]
    if (!column || cell === '') continue
    values[field] = cell
    if (isSheetFault(cell)) addFault(candidate, field, refusal('sheet_fault'))
    else readCell(candidate, into, { kind, answers, field, column, cell, now })
  }
  const cells = { ...into.others, ...into.cells }
  for (const { field } of candidate.faults) delete cells[field]
  return { cells, candidate }
}

/** The texts of a row's cells, as written or corrected. */
export function textsByField(
  fields: readonly string[],
  texts: readonly string[],
  corrections: Corrections,
): [field: string, text: string][] {
  const written = fields.map((field, index): [string, string] => [
    field,
    corrections[field] ?? texts[index] ?? '',
  ])
  const added = Object.entries(corrections).filter(([field]) => !fields.includes(field))
  return [...written, ...added]
}

type Cells = { cells: Record<string, unknown>; others: Record<string, unknown> }
type Cell = Pick<RowReading, 'kind' | 'answers' | 'now'> & {
  field: string
  column: Column
  cell: string
}

function readCell(candidate: Candidate, into: Cells, at: Cell): void {
  const { kind, answers, field, column, cell, now } = at
  const answer = answers.get(field, cell)
  if (answer !== undefined) {
    const meaning =
      kind.answered?.[field]?.(answer) ?? (answer === null ? null : { [field]: answer })
    if (meaning) Object.assign(into.cells, meaning)
    else if (kind.answered?.[field]) candidate.fault = refusal('left_out')
    return
  }
  const value = column.readPart ? readParts(column.readPart, at) : column.read(cell, now)
  if (value instanceof Readings) {
    const readings = value.readings.map((reading) => writtenReading(column, reading))
    const [more = '', less = '', ...others] = readings
    if (readings.length === 0) addFault(candidate, field, refusal('digits_lost'))
    else if (less && others.length === 0)
      addFault(candidate, field, refusal('two_readings', { text: cell, more, less }))
    else addFault(candidate, field, refusal('may_mean', { text: cell, readings }))
  } else if (value instanceof WithOthers) {
    into.cells[field] = value.value
    Object.assign(into.others, value.others)
  } else if (column.read === asYesNo && typeof value !== 'boolean')
    addFault(candidate, field, refusal('yes_or_no'))
  else into.cells[field] = value
}

function readParts(
  readPart: NonNullable<Column['readPart']>,
  { answers, field, cell, now }: Cell,
): unknown[] {
  return partsOf(cell).flatMap((part) => {
    const answer = answers.get(field, part)
    if (answer === undefined) return [readPart(part, now)]
    return answer === null ? [] : [answer]
  })
}

/** One of the meanings of a cell as people write it: a number, or a day. */
export function writtenReading({ read }: Column, reading: number | string): string {
  // Years are not grouped.
  if (read === asYear) return String(reading)
  return typeof reading === 'number' ? writeNumber(reading) : writtenText(reading)
}

function writtenText(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text
}

/** A fault of a schema as people read it: labels instead of ids, a day as it is written. */
function inWords({ code, params }: Refusal, column: Column | undefined): Refusal {
  if (code === 'date' || code === 'timestamp') return refusal('day_in_words')
  const labels = column?.set?.labels
  if (code !== 'choose_one_of' || !labels) return { code, params }
  return refusal('choose_one_of', { choices: Object.values(labels) })
}

function oneForEachField(faults: readonly Fault[]): Fault[] {
  return [
    ...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values(),
  ].toReversed()
}
