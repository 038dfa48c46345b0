import * as z from 'zod/mini'
import {
  clearableForm,
  clearableText,
  email,
  queryList,
  recordVersion,
  requiredText,
  text,
} from '../shared/fields.ts'
import { oneOf, valueSet } from '../shared/value-set.ts'

export const ContactTypes = valueSet({ lead: 'Lead', owner: 'Owner', agent: 'Agent' })

export const LeadStatuses = valueSet({
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  closed: 'Closed',
})
export type LeadStatus = (typeof LeadStatuses.ids)[number]

export const LeadSources = valueSet({
  website: 'Website',
  property_listing: 'Property listing',
  admin_panel: 'Admin panel',
  import: 'Import',
  inbox: 'Inbox',
})

export const ContactMethods = valueSet({
  email: 'E-mail',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  line: 'LINE',
})
export type ContactMethod = (typeof ContactMethods.ids)[number]

/** The ways in which a person is known again. */
export const IdentityKinds = valueSet({
  phone: 'Phone',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  line: 'LINE',
  instagram: 'Instagram',
  facebook: 'Facebook',
  wechat: 'WeChat',
})
export type IdentityKind = (typeof IdentityKinds.ids)[number]

export const DEFAULT_COUNTRY_CODE = '+66'
export const CONTACT_NAME_REQUIRED = 'Please enter a contact name.'

/** How to reach somebody, unless they said: by phone if one was given, else by e-mail, else by phone. */
export function contactMethodFor(given: {
  phone?: string | null | undefined
  email?: string | null | undefined
}): ContactMethod {
  return !given.phone && given.email ? 'email' : 'phone'
}

const fields = {
  /** As typed; its normal form is kept beside it. */
  phone: clearableText(60),
  email: clearableForm(email(), { format: 'email', maxLength: 254 }),
  countryCode: clearableForm(
    text(5).check(z.regex(/^\+[1-9]\d{0,3}$/, 'Enter a country code such as +66')),
    { pattern: '^\\+[1-9][0-9]{0,3}$' },
  ),
  whatsapp: clearableText(100),
  line: clearableText(100),
  facebook: clearableText(200),
  wechat: clearableText(100),
  contactType: z.optional(oneOf(ContactTypes)),
  company: clearableText(200),
  jobTitle: clearableText(200),
  location: clearableText(200),
  notes: clearableText(10_000),
  status: z.optional(oneOf(LeadStatuses)),
  source: z.optional(oneOf(LeadSources)),
  contactMethod: clearableForm(oneOf(ContactMethods), { enum: [...ContactMethods.ids, null] }),
  requirements: clearableText(10_000),
}

/** What makes a contact when staff enter it. */
export const ContactInput = z.object({ name: requiredText(200, CONTACT_NAME_REQUIRED), ...fields })
export type ContactInput = z.output<typeof ContactInput>

/** What changes a contact: absent is unchanged, null is cleared. */
export const ContactChange = z.object({
  name: z.optional(requiredText(200, CONTACT_NAME_REQUIRED)),
  ...fields,
  version: recordVersion(),
})
export type ContactChange = z.output<typeof ContactChange>

/** What GET /api/leads filters by. */
export const ContactSearch = z.object({
  /** A part of the name, the e-mail or the phone, in any letter case; a phone also by its digits. */
  search: z.optional(text(200)),
  type: z.optional(queryList(oneOf(ContactTypes), { type: 'string', enum: [...ContactTypes.ids] })),
})
export type ContactSearch = z.output<typeof ContactSearch>

/** A contact as staff get it. */
export const ContactRecord = z.object({
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  line: z.nullable(z.string()),
  facebook: z.nullable(z.string()),
  wechat: z.nullable(z.string()),
  contactType: z.enum(ContactTypes.ids),
  company: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  location: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  status: z.enum(LeadStatuses.ids),
  source: z.enum(LeadSources.ids),
  contactMethod: z.nullable(z.enum(ContactMethods.ids)),
  requirements: z.nullable(z.string()),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ContactRecord = z.output<typeof ContactRecord>

/** Somebody who may be the same person, and what the two share (`name` or a kind of identity). */
export const LikelyDuplicate = z.object({
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  contactType: z.enum(ContactTypes.ids),
  shares: z.array(z.string()),
})
export type LikelyDuplicate = z.output<typeof LikelyDuplicate>

/** A contact just entered, with those it may repeat. */
export const NewContactRecord = z.extend(ContactRecord, { duplicates: z.array(LikelyDuplicate) })
