import { type Context, inTransaction } from '../../context.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { createContact, type NewContact } from '../../records/contacts/create-contact.ts'
import { compareSoon, keysAreOld } from '../../records/contacts/duplicates/compare-contacts.ts'
import { type Identity, identitiesOf } from '../../records/contacts/identities.ts'
import {
  lockIdentities,
  type Match,
  matchingContact,
} from '../../records/contacts/match-contact.ts'
import { offerDetails } from '../../records/contacts/new-details/offer-details.ts'
import { contactMethodFor } from '../../records/contacts/rules/contact.ts'
import { notFound } from '../../refused.ts'
import { MAX_ID } from '../../shared/fields/fields.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { assignMessageTask } from '../inbox/assignment/assign-message.ts'
import { receiveMessage } from '../inbox/receive-message.ts'
import { submissionText, submissionTitle } from './format-submission.ts'
import type { Submission } from './rules/inquiry.ts'

/**
 * Receives a public form: stores it, matches or creates its contact, and adds it to the contact's
 * timeline and the inbox; all or nothing. The fields of a known contact never change: new details
 * are offered to staff. A job gives it to whose it is. Inquiries about a hidden or deleted unit are accepted; a unit
 * that never existed is 404. Returns the submission's id.
 */
export async function receiveInquiry(context: Context, submission: Submission): Promise<number> {
  return inTransaction(context, async (tx) => {
    const unitId = await inquiredUnit(tx, submission)
    const sender = senderOf(submission)
    const handle = submission.email.toLowerCase()
    const identities = identitiesOf(sender)
    await lockIdentities(tx.db, identities)
    const match = await matchingContact(tx.db, identities, { channel: 'website', handle })
    const contactId = match?.id ?? (await createContact(tx, sender))
    const details = match ? newDetails(match, submission, identities) : {}
    const { id, messageId } = await store(tx, submission, { contactId, handle, unitId, details })
    await offerDetails(tx, contactId, details)
    await addJob(tx, assignMessageTask, { messageId })
    // Another home that a known person asks about is another sign.
    if (match && unitId !== null) {
      await keysAreOld(tx, match.id)
      await compareSoon(tx)
    }
    return id
  })
}

async function inquiredUnit(tx: Context, submission: Submission): Promise<number | null> {
  const id = submission.kind === 'unit' ? (submission.propertyId ?? null) : null
  if (id === null) return null
  const isUnit =
    id >= 1 &&
    id <= MAX_ID &&
    (await tx.db.selectFrom('units').select('id').where('id', '=', id).executeTakeFirst())
  if (!isUnit) throw notFound('property')
  return id
}

/** The sender as a contact, in case a new one is created. */
function senderOf(submission: Submission): NewContact {
  const { name, email, phone = null } = submission
  const contact = { name, email, phone, source: 'website' } as const
  if (submission.kind === 'contact') {
    const { contactMethod, requirements } = submission
    return { ...contact, contactMethod, requirements: requirements ?? null }
  }
  return {
    ...contact,
    line: submission.lineId ?? null,
    whatsapp: submission.isWhatsapp ? phone : null,
  }
}

/** Details in the form that the contact does not have, by field, as typed. */
function newDetails(match: Match, submission: Submission, identities: readonly Identity[]) {
  const isNew = ({ kind, value }: Identity) =>
    !match.identities.some((identity) => identity.kind === kind && identity.value === value)
  return {
    ...Object.fromEntries(identities.filter(isNew).map(({ kind, typed }) => [kind, typed])),
    ...(match.name.toLowerCase() !== submission.name.toLowerCase() && { name: submission.name }),
  }
}

type Parts = {
  contactId: number
  handle: string
  unitId: number | null
  details: Record<string, string>
}

/** Stores the message, the inquiry and its entry on the timeline. Returns the ids of the first two. */
async function store(
  tx: Context,
  submission: Submission,
  { contactId, handle, unitId, details }: Parts,
): Promise<{ id: number; messageId: number }> {
  const content = submissionText(submission)
  const title = submissionTitle(submission)
  const { name } = submission
  const { id: messageId } = await receiveMessage(tx, {
    ...{ channel: 'website', handle, name, contactId, subject: title, content },
    hasOwnEntry: true,
  })
  const { propertyId: _, ...fields } = { propertyId: null, ...submission }
  const { id } = await tx.db
    .insertInto('inquiries')
    .values({
      ...{ ...fields, contactId, unitId, messageId, createdAt: tx.now },
      contactMethod:
        (submission.kind === 'contact' && submission.contactMethod) || contactMethodFor(submission),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addActivity(tx, {
    ...{ type: 'form_submit', title, description: content, unitId, contactId, performedBy: name },
    metadata: { inquiryId: id, newDetails: details },
  })
  return { id, messageId }
}
