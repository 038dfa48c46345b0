import * as z from 'zod/mini'
import { choice, kindOf, record, requiredWords, words } from '../../../shared/fields/field-kinds.ts'
import { type FieldTable, inputsOf, responseShape } from '../../../shared/fields/field-table.ts'
import { clearableForm, email, recordVersion, text } from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'
import { recordRefusals } from '../../../shared/refusals/records.ts'

export const ContactTypes = valueSet('ContactTypes', {
  lead: 'Lead',
  owner: 'Owner',
  agent: 'Agent',
})

export const LeadStatuses = valueSet('LeadStatuses', {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  closed: 'Closed',
})
export type LeadStatus = (typeof LeadStatuses.ids)[number]

export const LeadSources = valueSet('LeadSources', {
  website: 'Website',
  property_listing: 'Property listing',
  admin_panel: 'Admin panel',
  import: 'Import',
  inbox: 'Inbox',
})

export const ContactMethods = valueSet('ContactMethods', {
  email: 'Email',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  line: 'LINE',
})
export type ContactMethod = (typeof ContactMethods.ids)[number]

/** The ways of being in touch with somebody: calls, meetings, and the channels of messages. */
export const ContactWays = valueSet('ContactWays', {
  call: 'Call',
  meeting: 'Meeting',
  email: 'Email',
  whatsapp: 'WhatsApp',
  line: 'LINE',
  instagram: 'Instagram',
  facebook: 'Facebook',
  website: 'Website',
})

/** The kinds of identity by which a person is recognised. */
export const IdentityKinds = valueSet('IdentityKinds', {
  phone: 'Phone',
  email: 'Email',
  whatsapp: 'WhatsApp',
  line: 'LINE',
  instagram: 'Instagram',
  facebook: 'Facebook',
  wechat: 'WeChat',
})
export type IdentityKind = (typeof IdentityKinds.ids)[number]

/**
 * The preferred way to reach somebody: by phone if one was given, else by e-mail, else by phone.
 */
export function contactMethodFor(input: {
  phone?: string | null | undefined
  email?: string | null | undefined
}): ContactMethod {
  return !input.phone && input.email ? 'email' : 'phone'
}

/** How somebody asked to be reached; null where it only follows from what they gave. */
export function preferredMethod(
  contact: Parameters<typeof contactMethodFor>[0] & {
    contactMethod?: ContactMethod | null | undefined
  },
): ContactMethod | null {
  const { contactMethod = null } = contact
  return contactMethod === contactMethodFor(contact) ? null : contactMethod
}

/** Every field of a contact that people enter; visible to staff only. */
export const contactFields = {
  name: requiredWords('Name', 200, recordRefusals.contact_name_required),
  email: {
    ...words('Email', 254),
    input: clearableForm(email(), { format: 'email', maxLength: 254 }),
  },
  /** As typed; its normal form is stored separately. */
  phone: words('Phone', 60),
  countryCode: {
    ...words('Country code', 5),
    input: clearableForm(text(5).check(z.regex(/^\+[1-9]\d{0,3}$/, fieldRefusals.country_code)), {
      pattern: '^\\+[1-9][0-9]{0,3}$',
    }),
  },
  whatsapp: words('WhatsApp', 100),
  line: words('LINE', 100),
  facebook: words('Facebook', 200),
  wechat: words('WeChat', 100),
  contactType: kindOf('Contact type', ContactTypes, 'lead'),
  company: words('Company', 200),
  jobTitle: words('Job title', 200),
  location: words('Location', 200),
  notes: words('Notes', 10_000),
  status: kindOf('Status', LeadStatuses, 'new'),
  source: kindOf('Source', LeadSources, 'admin_panel'),
  contactMethod: {
    ...choice('Contact method', ContactMethods),
    input: clearableForm(oneOf(ContactMethods), { enum: [...ContactMethods.ids, null] }),
  },
  requirements: words('Requirements', 10_000),
  /** What they look for, as the query string of a search of homes. */
  search: { ...words('Looking for', 2000), form: false },
  /** The member of staff who looks after them. */
  assignedToId: record('Assigned to', 'assignedTo', 'assignedTo'),
} as const satisfies FieldTable

/** A contact as staff enter it. */
export const ContactInput = z.object(inputsOf(contactFields))
export type ContactInput = z.output<typeof ContactInput>

/** Changes to a contact: absent is unchanged, null is cleared. */
export const ContactChange = z.extend(z.partial(ContactInput), { version: recordVersion() })
export type ContactChange = z.output<typeof ContactChange>

/** A contact as staff see it. */
export const ContactRecord = z.object({
  id: z.int(),
  ...responseShape(contactFields),
  assignedTo: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** The newest call, meeting, e-mail, message or form, and its way. */
  lastContactAt: z.nullable(z.string()),
  lastContactBy: z.nullable(z.enum(ContactWays.ids)),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ContactRecord = z.output<typeof ContactRecord>
