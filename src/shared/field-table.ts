import * as z from 'zod/mini'
import { clearable, clearableList, clearableText, textList, wholeNumber } from './fields.ts'
import { formatNumber } from './money.ts'
import { manyOf, oneOf, type ValueSet } from './value-set.ts'

/**
 * One field of a record, told once: schemas, the columns that a change locks, the facts on a page, chips
 * and forms all read it here.
 */
export type Field = {
  /** What people call it. */
  label: string
  /** What an input may give. One that is not optional is needed to make a record. */
  input: z.ZodMiniType
  /** What an answer carries; nothing where an answer tells it by another field. */
  answer?: z.ZodMiniType
  /** Its column where that is named otherwise; null where it stands in another table. */
  column?: string | null
  /** It in words; null says nothing. */
  text?: (value: never) => string | null | undefined
  /** Whether it stands among the facts of its page, and how much room it takes there. */
  fact?: 'narrow' | 'wide'
}
export type FieldTable = Readonly<Record<string, Field>>

/** Text that may be left out. */
export function words(label: string, max: number) {
  return {
    label,
    input: clearableText(max),
    answer: z.nullable(z.string()),
    text: (typed: string | null) => typed,
  }
}

/** A whole number that may be left out. */
export function number(label: string, min: number, max: number) {
  return {
    label,
    input: clearable(wholeNumber(min, max)),
    answer: z.nullable(z.int()),
    text: (count: number | null) => (count === null ? null : formatNumber(count)),
  }
}

/** A list of short texts. */
export function texts(label: string, most: number, max: number) {
  return { label, input: clearableList(textList(most, max)), answer: z.array(z.string()) }
}

/** One of a set, or none. */
export function choice<Id extends string>(label: string, set: ValueSet<Id>) {
  const labels: Readonly<Record<string, string>> = set.labels
  return {
    label,
    input: clearable(oneOf(set)),
    answer: z.nullable(z.enum(set.ids)),
    text: (id: string | null) => id && labels[id],
  }
}

/** One of a set, always. */
export function kind<Id extends string>(label: string, set: ValueSet<Id>) {
  return { label, input: z.optional(oneOf(set)), answer: z.enum(set.ids) }
}

/** Some of a set. */
export function choices<Id extends string>(label: string, set: ValueSet<Id>) {
  const labels: Readonly<Record<string, string>> = set.labels
  return {
    label,
    input: clearableList(manyOf(set)),
    answer: z.array(z.enum(set.ids)),
    text: (ids: readonly string[]) => ids.map((id) => labels[id]).join(', '),
  }
}

/** A field that stands among the facts of its page. */
export function fact<const Of extends Required<Pick<Field, 'text'>>>(
  field: Of,
  room: 'narrow' | 'wide' = 'narrow',
) {
  return { ...field, fact: room }
}

/** What an input may give of each field. */
export function inputsOf<Table extends FieldTable>(fields: Table) {
  return pick(fields, 'input')
}

/** What an answer carries of each field. */
export function answersOf<Table extends FieldTable>(fields: Table) {
  return pick(fields, 'answer')
}

type Column<Name, Of> = Of extends { column: null }
  ? never
  : Of extends { column: infer Column extends string }
    ? `${Column} as ${Name & string}`
    : Name

/** The columns that the fields stand in, each read by its field's name. */
export function columnsOf<Table extends FieldTable>(fields: Table) {
  const columns = Object.entries(fields).flatMap(([name, { column }]) => {
    if (column === null) return []
    return column === undefined ? name : `${column} as ${name}`
  })
  // Safe: the same rule as the type's, field by field.
  return columns as { [Name in keyof Table]: Column<Name, Table[Name]> }[keyof Table][]
}

/** The facts that a page tells of this record. */
export function factsOf(
  fields: FieldTable,
  record: Readonly<Record<string, unknown>>,
): { label: string; value: string; isWide: boolean }[] {
  return Object.entries(fields).flatMap(([name, { label, text, fact }]) => {
    const value = fact && text?.(answered(record[name]))
    return value ? { label, value, isWide: fact === 'wide' } : []
  })
}

type Schemas<Table extends FieldTable, Part extends 'input' | 'answer'> = {
  [Name in keyof Table as Table[Name] extends Record<Part, z.ZodMiniType>
    ? Name
    : never]: Table[Name] extends Record<Part, infer Schema> ? Schema : never
}

function pick<Table extends FieldTable, Part extends 'input' | 'answer'>(
  fields: Table,
  part: Part,
): Schemas<Table, Part> {
  const entries = Object.entries(fields).flatMap(([name, field]) =>
    field[part] ? [[name, field[part]]] : [],
  )
  // Safe: the same names, each with this part of its field, less those that have none.
  return Object.fromEntries(entries) as Schemas<Table, Part>
}

// Safe: a record's value is what its field's answer says, which is what the field's words are made of.
function answered(value: unknown): never {
  return value as never
}

/** What people call each field. */
export function labelsOf<Table extends FieldTable>(table: Table): Record<keyof Table, string> {
  const labels: Partial<Record<keyof Table, string>> = {}
  for (const [name, { label }] of Object.entries(table)) Object.assign(labels, { [name]: label })
  // Safe: an entry for each.
  return labels as Record<keyof Table, string>
}
