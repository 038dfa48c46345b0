import * as z from 'zod/mini'
import { ContactMethods } from '../../../records/contacts/rules/contact.ts'
import {
  clearable,
  clearableForm,
  clearableText,
  email,
  queryId,
  requiredText,
  text,
} from '../../../shared/fields/fields.ts'
import { withPlainDigits } from '../../../shared/fields/thai-numbers.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { described, oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'
import { typedRefusals } from '../../../shared/refusals/typed.ts'
import { MAX_MESSAGE, MAX_PREFERRED_TIME, MAX_REQUIREMENTS } from './form-rules.ts'
import { canBePhone } from './inquiry-form.ts'

export const InquiryKinds = valueSet('InquiryKinds', {
  contact: 'Contact request',
  unit: 'Unit inquiry',
})

/** How often one address may send public forms. */
export const publicForms = { name: 'public-forms', points: 30, seconds: 60 }

const NAME_MAX = 200
const PHONE_MAX = 60

/** The landing page's contact request. Other fields are ignored. */
export const ContactForm = z.object({
  name: requiredText(NAME_MAX),
  email: requiredEmail(),
  phone: clearableForm(phoneNumber(), { maxLength: PHONE_MAX }),
  contactMethod: clearableForm(oneOf(ContactMethods), { enum: [...ContactMethods.ids, null] }),
  requirements: clearableText(MAX_REQUIREMENTS),
})
export type ContactForm = z.output<typeof ContactForm>

/** A unit page's inquiry. */
export const InquiryForm = z.object({
  name: requiredText(NAME_MAX),
  phone: z.pipe(requiredText(PHONE_MAX), phoneNumber()),
  email: requiredEmail(),
  lineId: clearableText(100),
  isWhatsapp: clearable(z.boolean({ error: fieldRefusals.must_be_true_or_false })),
  /** The unit's id; one that never existed is 404. */
  propertyId: clearable(unitNumber()),
  propertyDetails: clearableText(500),
  message: clearableText(MAX_MESSAGE),
  /** When a viewing would suit them, in their own words. */
  preferredTime: clearableText(MAX_PREFERRED_TIME),
})
export type InquiryForm = z.output<typeof InquiryForm>

/** A submitted public form. */
export type Submission = ({ kind: 'contact' } & ContactForm) | ({ kind: 'unit' } & InquiryForm)

/** The response to a visitor: the submission's id, which does not reveal who is known. */
export const Received = z.object({ id: z.int() })

/** Filters of GET /api/inquiries. */
export const InquirySearch = z.object({
  contactId: z.optional(queryId()),
  unitId: z.optional(queryId()),
})
export type InquirySearch = z.output<typeof InquirySearch>

/** A submission as staff see it: as it was sent, with its contact and unit. */
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
  message: z.nullable(z.string()),
  preferredTime: z.nullable(z.string()),
  createdAt: z.string(),
  /** Null when the contact has been deleted. */
  contactId: z.nullable(z.int()),
  contactName: z.nullable(z.string()),
  threadId: z.nullable(z.string()),
  messageId: z.nullable(z.int()),
  /** The member of staff whom it went to; null while it is nobody's. */
  assignedToId: z.nullable(z.int()),
  assignedTo: z.nullable(z.string()),
  /** Null for a contact request, and when the unit has been deleted. */
  unit: z.nullable(
    z.object({
      id: z.int(),
      unitNumber: z.string(),
      project: z.object({ id: z.int(), name: z.string() }),
    }),
  ),
  /** That of the unit, also of a deleted one, or the building that was asked about by its name. */
  project: z.nullable(z.object({ id: z.int(), name: z.string() })),
})
export type InquiryRecord = z.output<typeof InquiryRecord>

function requiredEmail() {
  return z.pipe(requiredText(254), email())
}

function phoneNumber() {
  return text(PHONE_MAX).check(
    z.refine(canBePhone, typedRefusals.phone_number),
    z.overwrite(withPlainDigits),
  )
}

/** A whole number of any size, or its digits; the database decides whether a unit has it. */
function unitNumber() {
  return described(
    z.pipe(
      z.union([z.number(), z.string()], { error: fieldRefusals.must_be_whole_number }),
      z.pipe(
        z.transform((input: number | string) =>
          typeof input === 'string' && /^\d{1,15}$/.test(input.trim()) ? Number(input) : input,
        ),
        z
          .number({ error: fieldRefusals.must_be_whole_number })
          .check(z.int(fieldRefusals.must_be_whole_number)),
      ),
    ),
    { type: 'integer' },
  )
}
