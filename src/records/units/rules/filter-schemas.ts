import * as z from 'zod/mini'
import { text } from '../../../shared/fields/fields.ts'
import { described, descriptions } from '../../../shared/fields/value-set-schemas.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'

/** An optional filter: empty, null, `all` and `any` count as absent. */
export function filter<Out>(field: z.ZodMiniType<Out>) {
  return described(
    z.optional(z.pipe(z.transform(present), z.optional(field))),
    descriptions.get(field) ?? { type: 'string' },
  )
}

function present(value: unknown): unknown {
  const values = Array.isArray(value) ? value.filter((item) => !isAbsent(item)) : value
  if (isAbsent(values) || (Array.isArray(values) && values.length === 0)) return undefined
  return typeof values === 'boolean' ? String(values) : values
}

function isAbsent(value: unknown): boolean {
  if (typeof value !== 'string') return value === null || value === undefined
  return ['', 'all', 'any'].includes(value.trim().toLowerCase())
}

/** A text to search for; a number is read as its digits. */
export function searchText(max: number) {
  return described(
    z.pipe(
      z.union([z.string(), z.number()], { error: fieldRefusals.must_be_one_text }),
      z.pipe(
        z.transform(String),
        text(max).check(z.refine(isStorable, fieldRefusals.unsearchable_characters)),
      ),
    ),
    { type: 'string', maxLength: max },
  )
}

function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed()
}
