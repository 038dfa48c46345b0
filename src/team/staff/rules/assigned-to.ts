import * as z from 'zod/mini'
import { MAX_ID, queryId } from '../../../shared/fields/fields.ts'
import { described } from '../../../shared/fields/value-set-schemas.ts'

/** A filter in a query: a member of staff by id, `me`, or `none` for what nobody has. */
export const assignedToFilter = () =>
  z.optional(
    described(z.union([z.literal('me'), z.literal('none'), queryId()]), {
      anyOf: [
        { type: 'string', enum: ['me', 'none'] },
        { type: 'integer', minimum: 1, maximum: MAX_ID },
      ],
    }),
  )
