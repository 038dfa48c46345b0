import { EMAIL_ADDRESS } from '../../../shared/fields/field-faults.ts'
import type { FieldErrors } from '../../../shared/fields/form-state.ts'
import { typedRefusals } from '../../../shared/refusals/typed.ts'

/**
 * Checks shared by the browser and the schemas in `inquiry.ts`; no schemas here, to keep pages
 * small.
 */

/** The longest message of an inquiry, and the longest text of its preferred time. */
export const MAX_MESSAGE = 2_000
export const MAX_PREFERRED_TIME = 100

/** A public form's fields in their order on the page. */
export type FormRules = { fields: readonly string[]; required: readonly string[] }

export const contactRules: FormRules = {
  fields: ['name', 'email', 'phone', 'requirements'],
  required: ['name', 'email'],
}
export const inquiryRules: FormRules = {
  fields: ['message', 'preferredTime', 'name', 'phone', 'email', 'lineId'],
  required: ['name', 'phone', 'email'],
}

/**
 * Whether a text can be a phone number of any country, or several: no letters, at least six digits
 * of any script, and none longer than the fifteen digits of E.164.
 */
export function canBePhone(typed: string): boolean {
  const numbers = typed.split(/[/,;|#\n]/)
  return (
    !/\p{L}/u.test(typed) && digits(typed) >= 6 && numbers.every((phone) => digits(phone) <= 15)
  )
}

/** The faults of a form before it is sent, in the order of its fields. */
export function faultsOf(
  sent: Readonly<Record<string, unknown>>,
  { fields, required }: FormRules,
): FieldErrors {
  return fields.flatMap((path) => {
    const code = faultOf(path, String(sent[path] ?? '').trim(), required.includes(path))
    return code ? [{ path, code, message: typedRefusals[code] }] : []
  })
}

function faultOf(field: string, value: string, isRequired: boolean) {
  if (value === '') return isRequired ? 'required' : null
  if (field === 'email' && !EMAIL_ADDRESS.test(value)) return 'email_address'
  if (field === 'phone' && !canBePhone(value)) return 'phone_number'
  return null
}

function digits(text: string): number {
  return text.replace(/\P{Nd}/gu, '').length
}
