import * as z from 'zod/mini'
import { fieldRefusals } from '../refusals/fields.ts'

/** A time of day, `HH:MM`, in Bangkok. */
export function clockTime() {
  return z
    .string({ error: fieldRefusals.clock_time })
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldRefusals.clock_time))
}
