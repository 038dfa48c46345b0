import * as z from 'zod/mini'
import { queryInteger, queryList } from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'

/** What nobody planned, by its kind, in the order of its list. */
export const UnplannedKinds = valueSet('UnplannedKinds', {
  unanswered: 'Wrote and were not answered',
  deal: 'Deals without a next step',
  lease: 'Rents that end within 60 days',
  confirm: 'Homes not confirmed for 14 days',
})
export type UnplannedKind = (typeof UnplannedKinds.ids)[number]

/** A rent that ends within so many days is to be talked about with owner and tenant. */
export const LEASE_DAYS = 60
/** Days without confirmation, as on the tab of listings. */
export const CONFIRM_DAYS = 14

export const UnplannedSearch = z.object({
  kind: z.optional(
    queryList(oneOf(UnplannedKinds), { type: 'string', enum: [...UnplannedKinds.ids] }),
  ),
  /** `everyone` for all, which managers and admins may see; one's own by default. */
  assignedToId: z.optional(z.enum(['me', 'everyone'])),
  /** Of each kind, the most pressing. */
  limit: z._default(queryInteger(1, 200), 5),
})
export type UnplannedSearch = z.output<typeof UnplannedSearch>

/** Something without a next step. */
export const UnplannedItem = z.object({
  /** Of the conversation, the deal or the home. */
  id: z.int(),
  title: z.string(),
  detail: z.nullable(z.string()),
  /** Since when it waits, or when the rent ends: a timestamp or a day. Null for a home never confirmed. */
  at: z.nullable(z.string()),
  contactId: z.nullable(z.int()),
  contact: z.nullable(z.string()),
})
export type UnplannedItem = z.output<typeof UnplannedItem>

export const UnplannedGroup = z.object({
  kind: z.enum(UnplannedKinds.ids),
  total: z.int(),
  items: z.array(UnplannedItem),
})
export type UnplannedGroup = z.output<typeof UnplannedGroup>

export const UnplannedCount = z.object({ total: z.int() })
