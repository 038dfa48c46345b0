import { EMAIL_ADDRESS, EMAIL_HINT, REQUIRED } from '../shared/field-faults.ts'
import type { FieldErrors } from '../shared/form-state.ts'

/** What the browser and the schemas in `rules.ts` refuse alike; no schemas, for the pages stay small. */

/** A public form's fields in the order in which they stand. */
export type FormRules = { fields: readonly string[]; required: readonly string[] }

export const contactRules: FormRules = {
  fields: ['name', 'email', 'phone', 'requirements'],
  required: ['name', 'email'],
}
export const inquiryRules: FormRules = {
  fields: ['name', 'phone', 'email', 'lineId'],
  required: ['name', 'phone', 'email'],
}

export const PHONE_HINT = 'Enter a phone number such as 081 234 5678'

/**
 * Whether a text can be a phone number of any country, or several in a row: no letters, at least six
 * digits of any script, and none longer than E.164 allows, which is fifteen.
 */
export function canBePhone(typed: string): boolean {
  const numbers = typed.split(/[/,;|#\n]/)
  return !/\p{L}/u.test(typed) && digits(typed) >= 6 && numbers.every((one) => digits(one) <= 15)
}

/** What is wrong with a form as it is about to be sent, in the order of its fields. */
export function faultsOf(
  sent: Readonly<Record<string, unknown>>,
  { fields, required }: FormRules,
): FieldErrors {
  return fields.flatMap((path) => {
    const message = faultOf(path, String(sent[path] ?? '').trim(), required.includes(path))
    return message ? [{ path, message }] : []
  })
}

function faultOf(field: string, value: string, isRequired: boolean): string | null {
  if (value === '') return isRequired ? REQUIRED : null
  if (field === 'email' && !EMAIL_ADDRESS.test(value)) return EMAIL_HINT
  if (field === 'phone' && !canBePhone(value)) return PHONE_HINT
  return null
}

function digits(text: string): number {
  return text.replace(/\P{Nd}/gu, '').length
}
