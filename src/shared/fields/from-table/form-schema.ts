import * as z from 'zod/mini'
import { typedRefusals } from '../../refusals/typed.ts'
import type { Field, FieldTable } from '../field-table.ts'
import { type FormName, type FormValues, formName, type Named } from './form-values.ts'

type Checks<Of extends Field> = Of['kind'] extends 'record'
  ? z.ZodMiniType<Named | null>
  : Of['input']

type FormShape<Table extends FieldTable> = {
  [Name in keyof Table as FormName<Name, Table[Name]>]: Checks<Table[Name]>
}

/** The schema of a form: the endpoint's own, plus what only the form requires. */
export function formSchema<Table extends FieldTable>(fields: Table) {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const inForm = formName(name, field)
    return inForm === null ? [] : [[inForm, check(field)]]
  })
  // Safe: field by field, as in the type `Checks`.
  return z.object(Object.fromEntries(entries) as FormShape<Table>)
}

/** The form's required fields: its own, and those whose input cannot be cleared. */
export function requiredInForm<Table extends FieldTable>(
  fields: Table,
): (keyof FormValues<Table> & string)[] {
  const names = Object.entries(fields).flatMap(([name, field]) => {
    const inForm = formName(name, field)
    return inForm !== null && isRequired(field) ? [inForm] : []
  })
  // Safe: names of the form's own values.
  return names as (keyof FormValues<Table> & string)[]
}

function isRequired({ kind, formNeeds, input }: Field): boolean {
  return formNeeds === true || (kind !== 'flag' && !input.safeParse(null).success)
}

function check(field: Field): z.ZodMiniType {
  const { kind, input, formNeeds } = field
  if (kind !== 'record') return isRequired(field) ? needed(input) : input
  if (!formNeeds) return z.nullable(z.object({ id: z.int() }))
  return z.object({ id: z.int(), name: z.string() }, { error: typedRefusals.required })
}

function needed(input: z.ZodMiniType) {
  return z.pipe(z.unknown().check(z.refine(isThere, typedRefusals.required)), input)
}

function isThere(value: unknown): boolean {
  return value !== null && value !== undefined && String(value).trim() !== ''
}
