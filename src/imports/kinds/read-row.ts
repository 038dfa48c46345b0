import type * as z from 'zod/mini'
import { type Column, isSheetFault, plainCell, TwoReadings } from '../../shared/fields/cells.ts'
import { issueFault } from '../../shared/refusals/issue-fault.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import type { Refusal } from '../../shared/refusals/refusals.ts'
import { writeNumber } from '../../shared/write-number.ts'
import type { CsvRow } from '../checking/open-csv.ts'
import type { Candidate, Fault, Kind } from './candidate.ts'
import { addFault } from './candidate.ts'

/** Parses a row's values by a schema, then by further rules. */
export function parseWith<Out extends Record<string, unknown>>(
  schema: z.ZodMiniType<Out>,
  values: Record<string, unknown>,
  rules: (input: Out) => Fault[],
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

/** Reads a row of the file: its cells in any accepted spelling, then the whole row by the schema. */
export function readRow(kind: Kind, fields: readonly string[], csv: CsvRow, now: Date): Candidate {
  const values: Record<string, string> = {}
  const cells: Record<string, unknown> = {}
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
  for (const [index, field] of fields.entries()) {
    const cell = plainCell(csv.cells[index] ?? '')
    const column: Column | undefined = kind.columns[field]
    if (!column || cell === '') continue
    values[field] = cell
    if (isSheetFault(cell)) addFault(candidate, field, refusal('sheet_fault'))
    else readCell(candidate, cells, { field, column, cell, now })
  }
  if (candidate.fault || candidate.faults.length > 0) return candidate
  const result = kind.read(cells, now)
  if (!Array.isArray(result)) return { ...candidate, input: result.input }
  for (const { field, ...fault } of oneForEachField(result))
    addFault(candidate, field, inWords(fault, kind.columns[field]))
  return candidate
}

function readCell(
  candidate: Candidate,
  cells: Record<string, unknown>,
  { field, column, cell, now }: { field: string; column: Column; cell: string; now: Date },
): void {
  const value = column.read(cell, now)
  if (!(value instanceof TwoReadings)) {
    cells[field] = value
    return
  }
  const [more, less] = value.readings.map((reading) => writeNumber(reading))
  addFault(
    candidate,
    field,
    refusal('two_readings', { text: cell, more: more ?? '', less: less ?? '' }),
  )
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
