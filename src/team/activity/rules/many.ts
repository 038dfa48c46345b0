import * as z from 'zod/mini'
import { recordId } from '../../../shared/fields/fields.ts'
import { recordRefusals } from '../../../shared/refusals/records.ts'

/** The most records that one request changes. */
export const MAX_BULK = 1000

/** A list of at least one and at most a thousand. */
function batchOf<Item extends z.ZodMiniType>(item: Item) {
  return z.array(item).check(z.minLength(1), z.maxLength(MAX_BULK))
}

/**
 * The same change of many records, those named or found by a search. `undo` asks for the entries by which it is
 * undone.
 */
export function changeOfMany<Change extends z.ZodMiniType, Filter extends z.ZodMiniType>(
  change: Change,
  filter: Filter,
) {
  const alike = { change, undo: z.optional(z.boolean()) }
  return z.union(
    [z.object({ ids: batchOf(recordId()), ...alike }), z.object({ filter, ...alike })],
    {
      error: recordRefusals.ids_or_filter_needed,
    },
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

/** The same, and if requested the entry of the audit log for each change, by which it is undone. */
export const ManyChangedBack = z.extend(ManyChanged, { undo: z.optional(z.array(z.int())) })
