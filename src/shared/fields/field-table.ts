import type * as z from 'zod/mini'
import type { Language } from '../language.ts'
import type { Filter } from './filter.ts'
import type { ValueSet } from './value-set.ts'

/*
 * The fields of a record, each described by one entry. Entries are data: what follows from them
 * (forms, file columns, filters) is made in `from-table/`, one file per use, so that a page loads
 * only what it uses.
 */

/** The type of a field. It determines the field's form value, and how files write and read it. */
export type FieldKind =
  | 'text'
  | 'texts'
  /** A whole number. */
  | 'number'
  /** A number that may have decimals. */
  | 'decimal'
  /** Whole baht. */
  | 'money'
  /** A number of rooms; 0 is a studio. */
  | 'rooms'
  | 'flag'
  | 'day'
  | 'moment'
  | 'choice'
  | 'choices'
  | 'pictures'
  /** Another record by its id. */
  | 'record'
  /** Another record by its id or its name. */
  | 'named'

export type Field = {
  kind: FieldKind
  /** The field's name for users. */
  label: string
  /** Its name in the form, if different. */
  formLabel?: string
  /** The schema of an input. A field that is not optional is required to create a record. */
  input: z.ZodMiniType
  /** The schema in responses; none if a response has another field instead. */
  response?: z.ZodMiniType
  /** Who may read it. By default only staff. */
  visibility?: Visibility
  /** What a record stores when none was entered. */
  empty: unknown
  /** The initial value in the form of a new record, if not empty. */
  starts?: unknown
  /** Its form value: false for none; for another record its names in the form and in a response. */
  form?: false | { name: string; from: string }
  /** Whether the form requires it, although the input is optional. */
  formNeeds?: boolean
  /** Its column if named differently; null if it is stored in another table. */
  column?: string | null
  /** The values it may have. */
  set?: ValueSet<string>
  /** The value in words; null for no text. */
  text?: (value: never, language: Language) => string | null | undefined
  /** Whether it is listed among the facts of its page, and how wide. */
  fact?: 'narrow' | 'wide'
  /**
   * Possible headers of its column in an imported file, besides its name; without any it cannot be
   * imported.
   */
  importNames?: readonly string[]
  /** Whether exports have the ids of its values instead of their labels. */
  exportsIds?: boolean
  /** How a search of these records filters by it. */
  filter?: Filter
  /** How a search of units filters by it, for a field of the unit's project. */
  unitFilter?: Filter
}
export type FieldTable = Readonly<Record<string, Field>>
export type Visibility = 'visitors' | 'staff'

type Visible<Table extends FieldTable, By extends Visibility> = {
  readonly [Name in keyof Table]: Table[Name] & { readonly visibility: By }
}

/** Fields for visitors and staff. */
export function forVisitors<const Table extends FieldTable>(fields: Table) {
  return visibleTo('visitors', fields)
}

/** Fields for staff only. */
export function forStaff<const Table extends FieldTable>(fields: Table) {
  return visibleTo('staff', fields)
}

function visibleTo<Table extends FieldTable, By extends Visibility>(visibility: By, fields: Table) {
  const entries = Object.entries(fields).map(([name, field]) => [name, { ...field, visibility }])
  // Safe: the same names, each with its own field and this visibility.
  return Object.fromEntries(entries) as Visible<Table, By>
}

type OnlyPublic<Table extends FieldTable> = {
  readonly [Name in keyof Table as Table[Name] extends { visibility: 'visitors' }
    ? Name
    : never]: Table[Name]
}

/** The public fields of a table: the allow-list of what visitors receive. */
export function publicFields<Table extends FieldTable>(fields: Table): OnlyPublic<Table> {
  const entries = Object.entries(fields).filter(([, { visibility }]) => visibility === 'visitors')
  // Safe: the same filter as the type's, field by field.
  return Object.fromEntries(entries) as OnlyPublic<Table>
}

/** The fields of a table that only staff may read. */
export function staffOnlyFields<Table extends FieldTable>(
  fields: Table,
): Omit<Table, keyof OnlyPublic<Table>> {
  const entries = Object.entries(fields).filter(([, { visibility }]) => visibility !== 'visitors')
  // Safe: the same filter as the type's, field by field.
  return Object.fromEntries(entries) as Omit<Table, keyof OnlyPublic<Table>>
}

/** A field that is listed among the facts of its page. */
export function fact<const Of extends Required<Pick<Field, 'text'>>>(
  field: Of,
  room: 'narrow' | 'wide' = 'narrow',
) {
  return { ...field, fact: room }
}

/** The input schemas of the fields. */
export function inputsOf<Table extends FieldTable>(fields: Table) {
  return pick(fields, 'input')
}

/** The response schemas of the fields. */
export function responseShape<Table extends FieldTable>(fields: Table) {
  return pick(fields, 'response')
}

type Column<Name, Of> = Of extends { column: null }
  ? never
  : Of extends { column: infer Column extends string }
    ? `${Column} as ${Name & string}`
    : Name

/** The columns of the fields, each selected under its field's name. */
export function columnsOf<Table extends FieldTable>(fields: Table) {
  const columns = Object.entries(fields).flatMap(([name, { column }]) => {
    if (column === null) return []
    return column === undefined ? name : `${column} as ${name}`
  })
  // Safe: the same rule as the type's, field by field.
  return columns as { [Name in keyof Table]: Column<Name, Table[Name]> }[keyof Table][]
}

/** The facts of a record listed on its page. */
export function factsOf(
  fields: FieldTable,
  record: Readonly<Record<string, unknown>>,
  language: Language,
): { name: string; label: string; value: string; isWide: boolean }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = field.fact && textOf(field, record[name], language)
    return value ? { name, label: field.label, value, isWide: field.fact === 'wide' } : []
  })
}

/** A value of a field in words; null or empty for no text. */
export function textOf({ text }: Field, value: unknown, language: Language) {
  return text?.(responseValue(value), language)
}

/** The label of each field. */
export function labelsOf<Table extends FieldTable>(table: Table): Record<keyof Table, string> {
  const labels: Partial<Record<keyof Table, string>> = {}
  for (const [name, { label }] of Object.entries(table)) Object.assign(labels, { [name]: label })
  // Safe: one entry for each field.
  return labels as Record<keyof Table, string>
}

type Schemas<Table extends FieldTable, Part extends 'input' | 'response'> = {
  [Name in keyof Table as Table[Name] extends Record<Part, z.ZodMiniType>
    ? Name
    : never]: Table[Name] extends Record<Part, infer Schema> ? Schema : never
}

function pick<Table extends FieldTable, Part extends 'input' | 'response'>(
  fields: Table,
  part: Part,
): Schemas<Table, Part> {
  const entries = Object.entries(fields).flatMap(([name, field]) =>
    field[part] ? [[name, field[part]]] : [],
  )
  // Safe: the same names, each with this part of its field, without those that have none.
  return Object.fromEntries(entries) as Schemas<Table, Part>
}

// Safe: a record's value matches its field's response schema, which is the input of the field's
// text.
function responseValue(value: unknown): never {
  return value as never
}
