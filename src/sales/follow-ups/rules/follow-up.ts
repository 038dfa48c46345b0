import * as z from 'zod/mini'
import { queryInteger, queryList } from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'

/** What nobody planned, by its kind, in the order of its list. */
export const FollowUpKinds = valueSet('FollowUpKinds', {
  unanswered: 'Awaiting a reply',
  deal: 'Deals without a next step',
  lease: 'Leases ending within 60 days',
  confirm: 'Homes not confirmed for 14 days',
})
export type FollowUpKind = (typeof FollowUpKinds.ids)[number]

/** A rent that ends within so many days is to be talked about with owner and tenant. */
export const LEASE_DAYS = 60
/** Days without confirmation, as on the tab of listings. */
export const CONFIRM_DAYS = 14

export const FollowUpSearch = z.object({
  kind: z.optional(
    queryList(oneOf(FollowUpKinds), { type: 'string', enum: [...FollowUpKinds.ids] }),
  ),
  /** `everyone` for all, which managers and admins may see; by default one's own and what is unassigned. */
  assignedToId: z.optional(z.enum(['me', 'everyone'])),
  /** Of each kind, the most pressing. */
  limit: z._default(queryInteger(1, 200), 5),
})
export type FollowUpSearch = z.output<typeof FollowUpSearch>

/** Something without a next step. */
export const FollowUpItem = z.object({
  /** Of the conversation, the deal or the home. */
  id: z.int(),
  title: z.string(),
  detail: z.nullable(z.string()),
  /** Since when it waits, or when the rent ends: a timestamp or a day. Null for a home never confirmed. */
  at: z.nullable(z.string()),
  contactId: z.nullable(z.int()),
  contact: z.nullable(z.string()),
  assignedToId: z.nullable(z.int()),
  /** The name of whose it is. */
  assignee: z.nullable(z.string()),
})
export type FollowUpItem = z.output<typeof FollowUpItem>

export const FollowUpGroup = z.object({
  kind: z.enum(FollowUpKinds.ids),
  total: z.int(),
  items: z.array(FollowUpItem),
})
export type FollowUpGroup = z.output<typeof FollowUpGroup>

export const FollowUpCount = z.object({ total: z.int() })
