import type { RawBuilder } from 'kysely'
import type { RecordKind } from '../activity/rules.ts'
import type { Context } from '../context.ts'
import type { ColumnTable } from '../shared/cells.ts'
import type { Point } from '../shared/distance.ts'
import type { RowFault } from './rules.ts'

/** A row on its way into the database: what its cells mean, or what is wrong with them. */
export type Candidate = {
  row: number
  cells: readonly string[]
  /** By field, as they stand in the file. */
  values: Readonly<Record<string, string>>
  /** By the domain's own schema; null where there are faults. */
  input: Readonly<Record<string, unknown>> | null
  faults: RowFault[]
  /** What is wrong with the row as a whole. */
  fault: string | null
  /** What makes it the same as another row of its file. */
  key: string | null
  point: Point | null
  nearestStationId: number | null
}

/** A row that is to be written. */
export type StoredRow = { row: number; input: unknown; point: Point | null }

/** A field that is wrong, as a schema or a rule says it. */
export type Fault = { field: string; message: string }

/** What an import of one kind of record knows of it. */
export type Kind = {
  subject: RecordKind
  columns: ColumnTable
  labels: Readonly<Record<string, string>>
  /** Fields, one of each of which a record needs. */
  required: readonly (readonly string[])[]
  /** Reads a row by the schema of the domain's own door. */
  read(values: Record<string, unknown>, now: Date): { input: Record<string, unknown> } | Fault[]
  /** Completes rows by what is stored: places, projects, contacts. Adds faults, keys and points. */
  prepare(context: Context, rows: readonly Candidate[]): Promise<void>
  /** The id of the stored record that row `r` is the same as, and what is said before its name. */
  stored: RawBuilder<number | null>
  sameAs: string
  /** Whether no record belongs to `r`, and what is said otherwise. */
  free: RawBuilder<boolean>
  notFree: string
  /** Writes rows; answers their records' ids, null where one has become a duplicate. */
  create(
    tx: Context,
    rows: readonly StoredRow[],
    madeDeveloper: (id: number) => void,
  ): Promise<(number | null)[]>
}

/** Adds a fault to a row, which is then in error. */
export function addFault(candidate: Candidate, field: string, message: string): void {
  candidate.faults.push({ field, message, value: (candidate.values[field] ?? '').slice(0, 200) })
}
