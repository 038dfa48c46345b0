import type { RawBuilder } from 'kysely'
import type { RecordKind } from '../../activity/rules/activity.ts'
import type { Context } from '../../context.ts'
import type { Point } from '../../shared/distance.ts'
import type { ColumnTable } from '../../shared/fields/cells.ts'
import type { Refusal, RefusalCode } from '../../shared/refusals/refusals.ts'

/** What is wrong with one cell, as it is stored: its sentence is made where it is read. */
export type CellFault = Refusal & { field: string; value: string }

/** A row to be stored: the input its cells give, or their faults. */
export type Candidate = {
  row: number
  cells: readonly string[]
  /** The cells by field, as written in the file. */
  values: Readonly<Record<string, string>>
  /** The input parsed by the domain's schema; null if there are faults. */
  input: Readonly<Record<string, unknown>> | null
  faults: CellFault[]
  /** A fault of the whole row. */
  fault: Refusal | null
  /** Equal for rows of a file that are duplicates. */
  key: string | null
  point: Point | null
  nearestStationId: number | null
}

/** The ids of other records that an import created along with its own. */
export type Made = { developers: number[]; contacts: number[] }

/** A row to be written. */
export type StoredRow = { row: number; input: unknown; point: Point | null }

/** A field's error, from a schema or a rule. */
export type Fault = Refusal & { field: string }

/** SQL conditions on a row `r`: whether it is asked if it goes on the website, and whether it is complete for that. */
export type KindOnWebsite = { asked: RawBuilder<boolean>; complete: RawBuilder<boolean> }

/** How records of one kind are imported. */
export type Kind = {
  subject: RecordKind
  columns: ColumnTable
  labels: Readonly<Record<string, string>>
  /** The required fields; of each inner list at least one. */
  required: readonly (readonly string[])[]
  /** Parses a row by the schema of the domain's endpoint. */
  read(values: Record<string, unknown>, now: Date): { input: Record<string, unknown> } | Fault[]
  /** Completes rows from the database: places, projects, contacts. Adds faults, keys and points. */
  prepare(context: Context, rows: readonly Candidate[]): Promise<void>
  /** SQL of the id of the stored record that row `r` duplicates, and the code of the text for that. */
  stored: RawBuilder<number | null>
  sameAs: 'same_developer' | 'same_project' | 'same_unit'
  /** Null where the website is not asked about. */
  onWebsite: KindOnWebsite | null
  /** SQL condition that no other record refers to `r`, and the code of the text if one does. */
  free: RawBuilder<boolean>
  notFree: RefusalCode | null
  /**
   * Writes rows; returns the ids of their records, null for rows that are duplicates by now. Adds what else it
   * creates to `made`, which holds what this import created before.
   */
  create(tx: Context, rows: readonly StoredRow[], made: Made): Promise<(number | null)[]>
}

/** Adds a fault to a row, which makes it an error. */
export function addFault(candidate: Candidate, field: string, { code, params }: Refusal): void {
  const value = (candidate.values[field] ?? '').slice(0, 200)
  candidate.faults.push({ field, code, params, value })
}
