import * as z from 'zod/mini'
import { queryId, recordId } from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { ContactRecord, ContactTypes, IdentityKinds } from './contact.ts'

/** What two contacts that may be one person share: an identity, the name, or a second sign beside the name. */
export const PairSigns = valueSet('PairSigns', {
  ...IdentityKinds.labels,
  name: 'Name',
  phone_nearly: 'Phone but for one digit',
  email_nearly: 'E-mail but for its domain or one letter',
  company: 'Company',
  unit: 'Home that they asked about',
  project: 'Building that they asked about',
})
export type PairSign = (typeof PairSigns.ids)[number]

/** How two names compare. */
export const NameLikenesses = valueSet('NameLikenesses', {
  same: 'Same name',
  alike: 'Same name but for one letter',
  begin: 'Names that begin alike',
  unknown: 'Names that cannot be compared',
  different: 'Different names',
})
export type NameLikeness = (typeof NameLikenesses.ids)[number]

const pairFields = {
  /** Otherwise possible only: what they share may belong to two people, such as a couple's phone. */
  isLikely: z.boolean(),
  shares: z.array(z.enum(PairSigns.ids)),
  names: z.enum(NameLikenesses.ids),
}

/** A contact that may be the same person, and what both share. */
export const LikelyDuplicate = z.object({
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  contactType: z.enum(ContactTypes.ids),
  ...pairFields,
})
export type LikelyDuplicate = z.output<typeof LikelyDuplicate>

/** A new contact with its likely duplicates. */
export const NewContactRecord = z.extend(ContactRecord, { duplicates: z.array(LikelyDuplicate) })

/** A contact as one of a pair. */
const PairedContact = z.object({
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  contactType: z.enum(ContactTypes.ids),
  createdAt: z.string(),
  /** The entries of the timeline. */
  events: z.int(),
})
export type PairedContact = z.output<typeof PairedContact>

/** Two contacts that may be one person, the one with more history first. */
export const ContactPair = z.object({
  contacts: z.tuple([PairedContact, PairedContact]),
  ...pairFields,
  foundAt: z.string(),
})
export type ContactPair = z.output<typeof ContactPair>

/** The query of GET /api/leads/duplicates, without its page. */
export const PairSearch = z.object({ contactId: z.optional(queryId()) })
export type PairSearch = z.output<typeof PairSearch>

export const OtherContact = z.object({ otherId: recordId() })

/** What belongs to a contact, counted. */
const Belongings = z.object({
  deals: z.int(),
  conversations: z.int(),
  tasks: z.int(),
  inquiries: z.int(),
  units: z.int(),
  timeline: z.int(),
})
export type Belongings = z.output<typeof Belongings>

const Compared = z.object({
  contact: ContactRecord,
  counts: Belongings,
  /** Who wrote to it last. */
  changedBy: z.nullable(z.string()),
})

/** Two contacts side by side, the one with more history first. */
export const Comparison = z.object({
  contacts: z.tuple([Compared, Compared]),
  ...pairFields,
})
export type Comparison = z.output<typeof Comparison>
