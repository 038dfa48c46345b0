import * as z from 'zod/mini'
import { recordId, recordVersion } from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { ContactRecord, contactFields, IdentityKinds } from './contact.ts'

/** The fields of which a merge takes one value or the other; notes are always joined. */
export const MergedFields = valueSet('MergedFields', {
  name: contactFields.name.label,
  contactType: contactFields.contactType.label,
  status: contactFields.status.label,
  phone: contactFields.phone.label,
  email: contactFields.email.label,
  whatsapp: contactFields.whatsapp.label,
  line: contactFields.line.label,
  facebook: contactFields.facebook.label,
  wechat: contactFields.wechat.label,
  company: contactFields.company.label,
  jobTitle: contactFields.jobTitle.label,
  location: contactFields.location.label,
  contactMethod: 'Contact by',
  source: contactFields.source.label,
  requirements: 'Requirements',
  search: contactFields.search.label,
  assignedToId: contactFields.assignedToId.label,
  notes: contactFields.notes.label,
})
export type MergedField = (typeof MergedFields.ids)[number]

/** The fields that can hold both values, and what stands between them. */
export const JOINED = { phone: ' / ', requirements: '\n\n' } as const
export type JoinedField = keyof typeof JOINED
export const JoinedFields = valueSet('JoinedFields', {
  phone: MergedFields.labels.phone,
  requirements: MergedFields.labels.requirements,
})

export const MergeInput = z.object({
  otherId: recordId(),
  /** The fields taken from the other contact; by default those that are empty in the kept one. */
  fields: z.optional(z.array(oneOf(MergedFields))),
  /** The fields in which both values are kept, one after the other. */
  both: z.optional(z.array(oneOf(JoinedFields))),
  version: recordVersion(),
  /** The version of the other contact. */
  otherVersion: recordVersion(),
})
export type MergeInput = z.output<typeof MergeInput>

/** Both contacts as they are after a merge was taken apart. */
export const UnmergedContacts = z.object({ contacts: z.tuple([ContactRecord, ContactRecord]) })
export type UnmergedContacts = z.output<typeof UnmergedContacts>

/** What was merged into a contact, the latest first, and the identities that no field shows since. */
export const ContactMerges = z.object({
  merges: z.array(
    z.object({
      id: z.int(),
      contact: z.object({ id: z.int(), name: z.string() }),
      mergedAt: z.string(),
      mergedBy: z.nullable(z.string()),
    }),
  ),
  identities: z.array(z.object({ kind: z.enum(IdentityKinds.ids), value: z.string() })),
})
export type ContactMerges = z.output<typeof ContactMerges>
