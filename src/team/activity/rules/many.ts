import * as z from 'zod/mini'
import { recordId } from '../../../shared/fields/fields.ts'
import { recordRefusals } from '../../../shared/refusals/records.ts'

/** The most records that one request changes. */
export const MAX_BULK = 1000

/** A list of at least one and at most a thousand. */
export function batchOf<Item extends z.ZodMiniType>(item: Item) {
  return z.array(item).check(z.minLength(1), z.maxLength(MAX_BULK))
}

/**
 * A change of many records: the same of those named or found by a search, where `before` requests the previous
 * values, to undo it; or of each its own.
 */
export function changeOfMany<
  Shared extends z.ZodMiniType,
  Single extends z.ZodMiniType,
  Filter extends z.ZodMiniType,
>({ shared, single, filter }: { shared: Shared; single: Single; filter: Filter }) {
  const alike = { change: shared, before: z.optional(z.boolean()) }
  return z.union(
    [
      z.object({ ids: batchOf(recordId()), ...alike }),
      z.object({ filter, ...alike }),
      z.object({ changes: batchOf(single) }),
    ],
    { error: recordRefusals.ids_or_filter_needed },
  )
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
