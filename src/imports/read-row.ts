import type * as z from 'zod/mini'
import { type Column, isSheetFault, plainCell } from '../shared/cells.ts'
import type { Candidate, Fault, Kind } from './candidate.ts'
import { addFault } from './candidate.ts'
import type { CsvRow } from './open-csv.ts'

/** Reads a row's values by a schema and what else must hold of them. */
export function readBy<Out extends Record<string, unknown>>(
  schema: z.ZodMiniType<Out>,
  values: Record<string, unknown>,
  rules: (input: Out) => Fault[],
): { input: Record<string, unknown> } | Fault[] {
  const read = schema.safeParse(values)
  if (!read.success) {
    return read.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message }))
  }
  const faults = rules(read.data)
  return faults.length > 0 ? faults : { input: read.data }
}

/** What a row of the file means: its columns' cells read in people's spellings, then by the schema. */
export function readRow(kind: Kind, fields: readonly string[], csv: CsvRow, now: Date): Candidate {
  const values: Record<string, string> = {}
  const given: Record<string, unknown> = {}
  const candidate: Candidate = {
    row: csv.row,
    cells: csv.cells,
    values,
    input: null,
    faults: [],
    fault: csv.fault,
    key: null,
    point: null,
    nearestStationId: null,
  }
  for (const [place, field] of fields.entries()) {
    const cell = plainCell(csv.cells[place] ?? '')
    const column: Column | undefined = kind.columns[field]
    if (!column || cell === '') continue
    values[field] = cell
    if (isSheetFault(cell)) addFault(candidate, field, 'The spreadsheet could not work this out')
    else given[field] = column.read(cell, now)
  }
  if (candidate.fault || candidate.faults.length > 0) return candidate
  const read = kind.read(given, now)
  if (!Array.isArray(read)) return { ...candidate, input: read.input }
  for (const { field, message } of onceAField(read)) addFault(candidate, field, message)
  return candidate
}

/** What is wrong with a row, in words: the form's own, after the field's label; null for nothing. */
export function whyOf(kind: Kind, { fault, faults }: Pick<Candidate, 'fault' | 'faults'>) {
  const each = faults.map(({ field, message, value }) => {
    const label = kind.labels[field] ?? field
    if (message.toLowerCase().includes(label.toLowerCase())) return message
    const isShown = value !== '' && value.length <= 60 && !message.startsWith('At most')
    return `${label}: ${message}${isShown ? `, not “${value}”` : ''}`
  })
  return [...(fault ? [fault] : []), ...each].join('; ') || null
}

function onceAField(faults: readonly Fault[]): Fault[] {
  return [
    ...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values(),
  ].toReversed()
}
