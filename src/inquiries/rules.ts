import * as z from 'zod/mini'
import { ContactMethods } from '../contacts/rules.ts'
import {
  clearable,
  clearableForm,
  clearableText,
  email,
  queryId,
  requiredText,
  text,
} from '../shared/fields.ts'
import { described, oneOf, valueSet } from '../shared/value-set.ts'
import { canBePhone, PHONE_HINT } from './form-rules.ts'

export const InquiryKinds = valueSet({ contact: 'Contact request', unit: 'Unit inquiry' })

/** How often one address may send any of the public forms. */
export const publicForms = { name: 'public-forms', points: 30, seconds: 60 }

const NAME_MAX = 200
const PHONE_MAX = 60

/** The landing page's contact request. Everything else that it sends is ignored. */
export const ContactForm = z.object({
  name: requiredText(NAME_MAX),
  email: requiredEmail(),
  phone: clearableForm(phoneNumber(), { maxLength: PHONE_MAX }),
  contactMethod: clearableForm(oneOf(ContactMethods), { enum: [...ContactMethods.ids, null] }),
  requirements: clearableText(10_000),
})
export type ContactForm = z.output<typeof ContactForm>

/** A unit page's inquiry. */
export const InquiryForm = z.object({
  name: requiredText(NAME_MAX),
  phone: z.pipe(requiredText(PHONE_MAX), phoneNumber()),
  email: requiredEmail(),
  lineId: clearableText(100),
  isWhatsapp: clearable(z.boolean({ error: 'Must be true or false' })),
  /** The unit's id; one that no unit ever had is 404. */
  propertyId: clearable(unitNumber()),
  propertyDetails: clearableText(500),
})
export type InquiryForm = z.output<typeof InquiryForm>

/** A public form as it was sent. */
export type Submission = ({ kind: 'contact' } & ContactForm) | ({ kind: 'unit' } & InquiryForm)

/** What is answered to a visitor: the submission's id, which tells nothing of who is known. */
export const Received = z.object({ id: z.int() })

/** What GET /api/inquiries filters by. */
export const InquirySearch = z.object({ contactId: z.optional(queryId()) })
export type InquirySearch = z.output<typeof InquirySearch>

/** A submission as staff get it, as it was sent, with whose and about what it is. */
export const InquiryRecord = z.object({
  id: z.int(),
  kind: z.enum(InquiryKinds.ids),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  lineId: z.nullable(z.string()),
  isWhatsapp: z.nullable(z.boolean()),
  propertyId: z.nullable(z.int()),
  propertyDetails: z.nullable(z.string()),
  contactMethod: z.nullable(z.enum(ContactMethods.ids)),
  requirements: z.nullable(z.string()),
  createdAt: z.string(),
  /** Null when the contact was deleted meanwhile. */
  contactId: z.nullable(z.int()),
  contactName: z.nullable(z.string()),
  threadId: z.nullable(z.string()),
  messageId: z.nullable(z.int()),
  /** Null for a contact request, and when the unit was deleted meanwhile. */
  unit: z.nullable(
    z.object({
      id: z.int(),
      unitNumber: z.string(),
      project: z.object({ id: z.int(), name: z.string() }),
    }),
  ),
})
export type InquiryRecord = z.output<typeof InquiryRecord>

function requiredEmail() {
  return z.pipe(requiredText(254), email())
}

function phoneNumber() {
  return text(PHONE_MAX).check(z.refine(canBePhone, PHONE_HINT))
}

/** A whole number of any size, or its digits: whether a unit has it is asked of the database. */
function unitNumber() {
  return described(
    z.pipe(
      z.union([z.number(), z.string()], { error: 'Must be a whole number' }),
      z.pipe(
        z.transform((given: number | string) =>
          typeof given === 'string' && /^\d{1,15}$/.test(given.trim()) ? Number(given) : given,
        ),
        z.number({ error: 'Must be a whole number' }).check(z.int('Must be a whole number')),
      ),
    ),
    { type: 'integer' },
  )
}
