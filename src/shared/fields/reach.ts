import * as z from 'zod/mini'
import { typedRefusals } from '../refusals/typed.ts'
import { text } from './fields.ts'

/** A phone number in any notation, with six digits or more. */
export function phoneNumber() {
  return text(50).check(
    z.refine((value) => /^\+?[\d\s().-]+$/.test(value) && value.replace(/\D/g, '').length >= 6, {
      error: typedRefusals.phone_number,
    }),
  )
}

/** A LINE ID; that of an official account begins with `@`. */
export function lineId() {
  return z.string().check(z.trim(), z.regex(/^@?[\w.-]{1,30}$/, typedRefusals.line_id))
}
