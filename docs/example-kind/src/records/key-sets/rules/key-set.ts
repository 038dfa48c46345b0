import * as z from 'zod/mini'
import { recordId, recordVersion, requiredText, searchText } from '../../../shared/fields/fields.ts'

export const keySetLabels = { code: 'Code', unit: 'Home', place: 'Kept at' }

export const KeySetInput = z.object({
  code: requiredText(40),
  unitId: recordId(),
  place: requiredText(200),
})
export type KeySetInput = z.output<typeof KeySetInput>

/** Absent fields stay. */
export const KeySetChange = z.extend(z.partial(KeySetInput), { version: recordVersion() })
export type KeySetChange = z.output<typeof KeySetChange>

export const KeySetSearch = z.object({
  /** A part of the code. */
  search: z.optional(searchText()),
})
export type KeySetSearch = z.output<typeof KeySetSearch>

/** The keys of a unit, with the code on their tag. */
export const KeySetRecord = z.object({
  id: z.int(),
  code: z.string(),
  unit: z.object({ id: z.int(), name: z.string() }),
  place: z.string(),
  version: z.int(),
})
export type KeySetRecord = z.output<typeof KeySetRecord>
