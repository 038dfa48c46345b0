import * as z from 'zod/mini'
import {
  MAX_ID,
  queryId,
  queryInteger,
  queryList,
  searchText,
} from '../../../shared/fields/fields.ts'
import { type ValueSet, valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { assignedToFilter } from '../../../team/staff/rules/assigned-to.ts'
import { ContactRecord, ContactTypes, LeadSources, LeadStatuses } from './contact.ts'

/** The orders of the list of contacts. */
export const ContactSorts = valueSet('ContactSorts', {
  newest: 'Newest first',
  name: 'Name A-Z',
  name_desc: 'Name Z-A',
  last_contact: 'Longest without contact',
  last_contact_desc: 'Last contact',
  next_task: 'Next step',
  open_deals: 'Lowest open deal value',
  open_deals_desc: 'Highest open deal value',
})
export type ContactSort = (typeof ContactSorts.ids)[number]

/** What contacts are exported as. */
export const ExportFormats = valueSet('ExportFormats', { csv: 'CSV', vcf: 'vCard' })
export type ExportFormat = (typeof ExportFormats.ids)[number]

/** The days without contact after which a contact is listed as not contacted. */
export const QUIET_DAYS = 30

const several = <Id extends string>(set: ValueSet<Id>) =>
  z.optional(queryList(oneOf(set), { type: 'string', enum: [...set.ids] }))

/** The filters of a list of contacts, which combine. */
export const ContactFilters = z.object({
  /**
   * Words, each of which is part of the name, the e-mail, the company or a handle, in any letter case; a phone in
   * any spelling, also by part of its digits.
   */
  search: z.optional(searchText()),
  type: several(ContactTypes),
  status: several(LeadStatuses),
  source: several(LeadSources),
  assignedTo: assignedToFilter(),
  /** Days since the last contact; for somebody who was never contacted, since they were entered. */
  quietDays: z.optional(queryInteger(1, 3650)),
  ids: z.optional(queryList(queryId(), { type: 'integer', minimum: 1, maximum: MAX_ID }, 1000)),
})
export type ContactFilters = z.output<typeof ContactFilters>

/** The query of GET /api/leads, without its page. */
export const ContactSearch = z.extend(ContactFilters, {
  /** Newest first by default. */
  sort: z.optional(oneOf(ContactSorts)),
})
export type ContactSearch = z.output<typeof ContactSearch>

/** A contact as it is listed. */
export const ListedContact = z.extend(ContactRecord, {
  /** The homes that they own, and that they offer as an agent. */
  ownedUnits: z.int(),
  offeredUnits: z.int(),
  /** The task that is due first. */
  nextTask: z.nullable(
    z.object({ id: z.int(), title: z.string(), dueDate: z.nullable(z.string()) }),
  ),
  /** The viewing that is planned first; of one that is over, its outcome is not known yet. */
  nextViewing: z.nullable(z.object({ id: z.int(), startsAt: z.string() })),
  /** Deals that are neither won nor lost: their number, the value of the sales, and the rents a month. */
  openDeals: z.object({ count: z.int(), sales: z.int(), rents: z.int() }),
})
export type ListedContact = z.output<typeof ListedContact>

/** Texts that may begin with a contact's name. */
export const MentionedQuery = z.object({ names: queryList(searchText(), { type: 'string' }, 10) })

/** Whom a text names: which of the texts, by how many of its words. */
export const Mentioned = z.object({
  index: z.nullable(z.int()),
  words: z.int(),
  contacts: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type Mentioned = z.output<typeof Mentioned>

/** How many contacts of each type match the other filters. */
export const ContactCounts = z.object({ types: z.record(z.enum(ContactTypes.ids), z.int()) })
export type ContactCounts = z.output<typeof ContactCounts>

/** How many contacts and pairs of contacts are to be looked at. */
export const ContactViewCounts = z.object({
  /** Without contact for 30 days. */
  quiet: z.int(),
  /** Pairs that may be one person. */
  duplicates: z.int(),
})
export type ContactViewCounts = z.output<typeof ContactViewCounts>
