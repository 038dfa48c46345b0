import { EMAIL_ADDRESS } from '../../../shared/fields/field-faults.ts'
import type { FieldErrors } from '../../../shared/fields/form-state.ts'
import { typedRefusals } from '../../../shared/refusals/typed.ts'
import type { FormRules } from './form-rules.ts'

/**
 * Checks shared by the browser and the schemas in `inquiry.ts`; no schemas here, to keep pages
 * small.
 */

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
  { fields, required, most }: FormRules,
): FieldErrors {
  return fields.flatMap((path): FieldErrors => {
    const value = String(sent[path] ?? '').trim()
    const max = most[path] ?? value.length
    if (value.length > max) return [tooLong(path, value.length - max, max)]
    const code = faultOf(path, value, required.includes(path))
    return code ? [{ path, code, message: typedRefusals[code] }] : []
  })
}

function tooLong(path: string, over: number, most: number): FieldErrors[number] {
  const code = 'characters_too_many'
  return { path, code, params: { over, most }, message: typedRefusals[code]({ over, most }) }
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
