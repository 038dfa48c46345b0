import type * as z from 'zod/mini'
import { bangkokDate } from '../../dates.ts'
import type { Field, FieldTable } from '../field-table.ts'

/** Another record, as held by a form. */
export type Named = { id: number; name: string }

/** The name of a field among a form's values. */
export type FormName<Name, Of> = Of extends { form: false }
  ? never
  : Of extends { form: { name: infer Other extends string } }
    ? Other
    : Name

type FormValue<Of extends Field> = Of['kind'] extends 'text'
  ? string
  : Of['kind'] extends 'number' | 'decimal' | 'money' | 'rooms'
    ? number | null
    : Of['kind'] extends 'record' | 'named'
      ? Named | null
      : Of extends { response: z.ZodMiniType<infer Out> }
        ? Out
        : never

/** The form values of a record. */
export type FormValues<Table extends FieldTable> = {
  [Name in keyof Table as FormName<Name, Table[Name]>]: FormValue<Table[Name]>
}

/** The input sent from the form. */
export type FormInput<Table extends FieldTable> = {
  [Name in keyof Table as Table[Name] extends { form: false } ? never : Name]: z.input<
    Table[Name]['input']
  >
}

/** The name of a field in its form; null if the form has none. */
export function formName(name: string, { form }: Field): string | null {
  if (form === false) return null
  return form ? form.name : name
}

/** The form values of a record, or the initial ones of a new record. */
export function formValues<Table extends FieldTable>(
  fields: Table,
  record: Readonly<Record<string, unknown>> | null,
): FormValues<Table> {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const inForm = formName(name, field)
    if (inForm === null) return []
    const { form, starts, empty } = field
    const value = record ? record[form ? form.from : name] : (starts ?? empty)
    return [[inForm, formValue(field, value ?? null)]]
  })
  // Safe: field by field, according to its kind.
  return Object.fromEntries(entries) as FormValues<Table>
}

function formValue({ kind }: Field, value: unknown): unknown {
  if (kind === 'text') return value ?? ''
  // A form asks for a day; the endpoint takes it as that day's midnight in Bangkok.
  if (kind === 'moment') return typeof value === 'string' ? bangkokDate(value) : null
  if ((kind !== 'record' && kind !== 'named') || !isNamed(value)) return value
  return { id: value.id, name: value.name }
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value
}

/** Changed form values as the endpoint's input: other records become their ids. */
export function changedInput<Table extends FieldTable>(
  fields: Table,
  values: Partial<FormValues<Table>>,
): Partial<FormInput<Table>> {
  // Safe: the same names and values, except ids for records.
  return Object.fromEntries(sentValues(fields, values)) as Partial<FormInput<Table>>
}

/** All form values as input. The form has validated them; the endpoint validates them again. */
export function newInput<Table extends FieldTable>(
  fields: Table,
  values: FormValues<Table>,
): FormInput<Table> {
  // Safe: as above.
  return Object.fromEntries(sentValues(fields, values)) as FormInput<Table>
}

function sentValues(fields: FieldTable, values: Readonly<Record<string, unknown>>) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[formName(name, field) ?? '']
    return value === undefined ? [] : [[name, inputValue(field, value)]]
  })
}

function inputValue({ kind }: Field, value: unknown): unknown {
  return kind === 'record' && isNamed(value) ? value.id : value
}

/** The form's label of each field. */
export function formLabels<Table extends FieldTable>(
  fields: Table,
): Record<keyof FormValues<Table> & string, string> {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const inForm = formName(name, field)
    return inForm === null ? [] : [[inForm, field.formLabel ?? field.label]]
  })
  // Safe: one entry for each form value.
  return Object.fromEntries(entries) as Record<keyof FormValues<Table> & string, string>
}
