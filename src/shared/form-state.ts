/** What is wrong with a form, field by field. */
export type FieldErrors = readonly { path: string; message: string }[]

/** A form that was posted without JavaScript and comes back: what was typed, and what is wrong with it. */
export type FormState = { values: Readonly<Record<string, string>>; errors: FieldErrors }

/** The message at one field, or null. */
export function errorAt(errors: FieldErrors, path: string): string | null {
  return errors.find((error) => error.path === path)?.message ?? null
}
