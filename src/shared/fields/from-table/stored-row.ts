import type * as z from 'zod/mini'
import type { Field, FieldTable } from '../field-table.ts'

type ColumnName<Name, Of> = Of extends { column: null }
  ? never
  : Of extends { column: infer Column extends string }
    ? Column
    : Name

type Stored<Of extends Field> =
  | NonNullable<z.output<Of['input']>>
  | (undefined extends z.output<Of['input']> ? Of['empty'] : never)

export type StoredRow<Table extends FieldTable> = {
  [Name in keyof Table as ColumnName<Name, Table[Name]>]: Stored<Table[Name]>
}

/** Every column of a new record: what was entered, else the field's empty value. */
export function storedRow<Table extends FieldTable>(
  fields: Table,
  input: Readonly<Record<string, unknown>>,
): StoredRow<Table> {
  const entries = Object.entries(fields).flatMap(([name, { column = name, empty }]) =>
    column === null ? [] : [[column, input[name] ?? empty]],
  )
  // Safe: entered values have passed their schemas, and the others are the fields' own defaults.
  return Object.fromEntries(entries) as StoredRow<Table>
}
