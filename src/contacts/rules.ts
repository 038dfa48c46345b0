import * as z from 'zod/mini'
import { answersOf, choice, type FieldTable, inputsOf, kind, words } from '../shared/field-table.ts'
import {
  clearableForm,
  email,
  queryList,
  recordVersion,
  requiredText,
  searchText,
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

/** Every field of a contact that people enter; only staff read them. */
export const contactFields = {
  name: { label: 'Name', input: requiredText(200, CONTACT_NAME_REQUIRED), answer: z.string() },
  email: {
    ...words('Email', 254),
    input: clearableForm(email(), { format: 'email', maxLength: 254 }),
  },
  /** As typed; its normal form is kept beside it. */
  phone: words('Phone', 60),
  countryCode: {
    ...words('Country code', 5),
    input: clearableForm(
      text(5).check(z.regex(/^\+[1-9]\d{0,3}$/, 'Enter a country code such as +66')),
      { pattern: '^\\+[1-9][0-9]{0,3}$' },
    ),
  },
  whatsapp: words('WhatsApp', 100),
  line: words('LINE', 100),
  facebook: words('Facebook', 200),
  wechat: words('WeChat', 100),
  contactType: kind('Contact type', ContactTypes),
  company: words('Company', 200),
  jobTitle: words('Job title', 200),
  location: words('Location', 200),
  notes: words('Notes', 10_000),
  status: kind('Status', LeadStatuses),
  source: kind('Source', LeadSources),
  contactMethod: {
    ...choice('Contact method', ContactMethods),
    input: clearableForm(oneOf(ContactMethods), { enum: [...ContactMethods.ids, null] }),
  },
  requirements: words('Requirements', 10_000),
} as const satisfies FieldTable

/** What makes a contact when staff enter it. */
export const ContactInput = z.object(inputsOf(contactFields))
export type ContactInput = z.output<typeof ContactInput>

/** What changes a contact: absent is unchanged, null is cleared. */
export const ContactChange = z.extend(z.partial(ContactInput), { version: recordVersion() })
export type ContactChange = z.output<typeof ContactChange>

/** What GET /api/leads filters by. */
export const ContactSearch = z.object({
  /** A part of the name, the e-mail or the phone, in any letter case; a phone also by its digits. */
  search: z.optional(searchText()),
  type: z.optional(queryList(oneOf(ContactTypes), { type: 'string', enum: [...ContactTypes.ids] })),
})
export type ContactSearch = z.output<typeof ContactSearch>

/** A contact as staff get it. */
export const ContactRecord = z.object({
  id: z.int(),
  ...answersOf(contactFields),
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
