import type { Refusal } from '../refusals/refusals.ts'

/** The faults of a form, field by field. */
export type FieldErrors = readonly FieldError[]
/** Its code and values if known; the message is in English. */
export type FieldError = { path: string; message: string } & Partial<Refusal>

/** A form returned after a post without JavaScript: what was typed, and its faults. */
export type FormState = { values: Readonly<Record<string, string>>; errors: FieldErrors }

/** The message for one field, or null. */
export function errorAt(errors: FieldErrors, path: string): string | null {
  return errors.find((error) => error.path === path)?.message ?? null
}
