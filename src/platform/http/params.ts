import * as z from 'zod/mini'
import { MAX_ID } from '../../shared/fields/fields.ts'
import { described } from '../../shared/fields/value-set-schemas.ts'

/** The `{id}` of a path: a positive 32-bit integer in digits. Anything else is 404. */
export const IdParams = z.object({
  id: described(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
      z.pipe(
        z.transform((digits: string) => Number(digits)),
        z.number().check(z.lte(MAX_ID)),
      ),
    ),
    { type: 'integer', minimum: 1, maximum: MAX_ID },
  ),
})
