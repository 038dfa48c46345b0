import * as z from 'zod/mini'
import { recordId } from '../../../shared/fields/fields.ts'

/** The most records that one request changes. */
export const MAX_BULK = 1000

/** A list of at least one and at most a thousand. */
export function batchOf<Out, In>(item: z.ZodMiniType<Out, In>) {
  return z.array(item).check(z.minLength(1), z.maxLength(MAX_BULK))
}

/** The body that names records. */
export const SelectedRecords = z.object({ ids: batchOf(recordId()) })

/** How many records were changed, and which were refused and why. */
export const ManyChanged = z.object({
  changed: z.int(),
  refused: z.array(
    z.object({
      id: z.int(),
      message: z.string(),
      code: z.string(),
      params: z.record(z.string(), z.unknown()),
    }),
  ),
})

/** The same, and if requested the changes that restore the previous values. */
export const ManyChangedBack = z.extend(ManyChanged, {
  before: z.optional(z.array(z.looseObject({ id: z.int(), version: z.int() }))),
})
