import type { RawBuilder } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Point } from '../../../shared/distance.ts'
import type { ColumnTable } from '../../../shared/fields/cells.ts'
import type { Refusal, RefusalCode } from '../../../shared/refusals/refusals.ts'
import type { Changes, RecordKind } from '../../../team/activity/rules/activity.ts'
import type { Proposal, ValueMapping } from '../rules/values.ts'

/** What is wrong with one cell, as it is stored: its sentence is made where it is read. */
export type CellFault = Refusal & { field: string; value: string }

/** A row to be stored: the input its cells give, or their faults. */
export type Candidate = {
  row: number
  cells: readonly string[]
  corrections: Corrections
  chosen: boolean
  /** The cells by field, as written in the file or corrected. */
  values: Readonly<Record<string, string>>
  /**
   * What its filled cells say, parsed by the domain's schema; null if a cell cannot be used. With faults, it is not
   * enough to create a record, but may change one.
   */
  input: Readonly<Record<string, unknown>> | null
  faults: CellFault[]
  /** The cells that could not be read and that its record does not need. */
  leftEmpty: CellFault[]
  /** A fault of the whole row. */
  fault: Refusal | null
  /** Equal for rows of a file that are duplicates. */
  key: string | null
  point: Point | null
  nearestStationId: number | null
}

/** The texts of a row's cells that were corrected after the check, by field. */
export type Corrections = Readonly<Record<string, string>>

/** The ids of other records that an import created along with its own. */
export type Made = { developers: number[]; contacts: number[]; projects: number[] }

/** What is stored of a record that rows may change: its version, and the fields as rows name them. */
export type Stored = { version: number; fields: Readonly<Record<string, unknown>> }

/** How rows change records of one kind. */
export type KindUpdates = {
  /** The records that exist of these, by id. */
  stored(db: Db, ids: readonly number[]): Promise<Map<number, Stored>>
  /** The fields of a row that differ from the stored record, without those that identify it. */
  differences(input: Readonly<Record<string, unknown>>, stored: Stored): Changes
  /** What speaks against the change; null for nothing. */
  fault(input: Readonly<Record<string, unknown>>, stored: Stored): Fault | null
  /** Writes the fields of a row named by `fields`, as an edit. */
  save(
    tx: Context,
    id: number,
    input: Readonly<Record<string, unknown>>,
    fields: readonly string[],
    made: Made,
  ): Promise<void>
  /** Puts values back as they were. */
  restoreValues(tx: Context, id: number, values: Readonly<Record<string, unknown>>): Promise<void>
}

/** A row to be written. */
export type StoredRow = { row: number; input: unknown; point: Point | null }

/** A field's error, from a schema or a rule. */
export type Fault = Refusal & { field: string }

/**
 * SQL conditions on a row `r`: whether it is asked if it goes on the website, whether it is complete for that, and
 * whether it stays off, since what the file says of it could not be read.
 */
export type KindOnWebsite = {
  asked: RawBuilder<boolean>
  complete: RawBuilder<boolean>
  unread: RawBuilder<boolean>
  /** What a new record is while that is so, unless the file says it. */
  whileUnread: Readonly<Record<string, unknown>>
}

/** How records of one kind are imported. */
export type Kind = {
  subject: RecordKind
  columns: ColumnTable
  labels: Readonly<Record<string, string>>
  /** What its records are called in headings, which say no more by it: `property price`. */
  nouns: readonly string[]
  /** The required fields; of each inner list at least one. */
  required: readonly (readonly string[])[]
  /**
   * What a record needs: of each inner list at least one. A cell of another field that cannot be read is left empty;
   * without this list every cell has to be read.
   */
  needs?: readonly (readonly string[])[]
  /** Parses a row by the schema of the domain's endpoint. */
  read(values: Record<string, unknown>, now: Date): { input: Record<string, unknown> } | Fault[]
  /** The same for a row that changes a record: no field is required. */
  readChange(values: Record<string, unknown>): { input: Record<string, unknown> } | Fault[]
  /** What cells say together that are parts of one field. */
  inOne?(cells: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** What an answer about a field means, if it is not simply the value of that field; null to leave the row out. */
  answered?: Readonly<Record<string, (value: ValueMapping) => Record<string, unknown> | null>>
  /** For fields that name other records: which records are meant by texts that the check left open. */
  resembling?: Readonly<Record<string, (context: Context, text: string) => Promise<Proposal[]>>>
  /**
   * The required fields whose empty cells get one answer for the whole file, each with a test on a row's other cells
   * that says whether the row takes part.
   */
  asksEmpty?: Readonly<Record<string, (cells: Readonly<Record<string, unknown>>) => boolean>>
  /**
   * Required fields that are mostly alike in rows with the same number `by`: what is likely of the empty ones follows
   * from the rest of the file, else from what is `usual`.
   */
  alike?: Readonly<Record<string, { by: string; usual: Readonly<Record<number, number>> }>>
  /** The field that a heading within a list may set for the rows beneath it; `read` returns its text, or null. */
  headingField?: { field: string; read: (heading: string) => string | null }
  /** The fields whose empty cells may mean the row above, as merged cells leave them. */
  fillsDown?: readonly string[]
  updates: KindUpdates
  /** Completes rows from the database: places, projects, contacts. Adds faults, keys and points. */
  prepare(context: Context, rows: readonly Candidate[]): Promise<void>
  /** SQL of the id of the stored record that row `r` duplicates, and the code of the text for that. */
  stored: RawBuilder<number | null>
  sameAs: 'same_developer' | 'same_project' | 'same_unit' | 'same_contact'
  /** The fields whose texts visitors see. */
  publicTexts?: readonly string[]
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

/** Adds a fault to a row, which makes it an error unless it changes a record. */
export function addFault(candidate: Candidate, field: string, fault: Refusal): void {
  candidate.faults.push(cellFault(candidate, field, fault))
}

/** A fault of a cell, with what stands in it. */
export function cellFault({ values }: Candidate, field: string, fault: Refusal): CellFault {
  const { code, params } = fault
  return { field, code, params, value: (values[field] ?? '').slice(0, 200) }
}
