import { type Context, inTransaction } from '../../../context.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { invalidFields, notFound } from '../../../refused.ts'
import { issueFault } from '../../../shared/refusals/issue-fault.ts'
import { record } from '../../../team/activity/record.ts'
import { identitiesOf } from '../identities.ts'
import { ContactChange, type ContactRecord } from '../rules/contact.ts'
import {
  type DetailDecision,
  type DetailField,
  DetailFields,
  type NewDetail,
  withDetail,
} from '../rules/new-detail.ts'
import { saveContact } from '../save-contact.ts'
import { contactRecord } from '../store.ts'

/** The details of a contact that nobody decided about, the newest first, without those it has by now. Throws 404. */
export async function newDetails(db: Db, contactId: number): Promise<NewDetail[]> {
  const contact = await contactRecord(db, contactId)
  const rows = await db
    .selectFrom('newDetails')
    .select(['id', 'field', 'value', 'offeredAt'])
    .where('contactId', '=', contactId)
    .where('decision', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  // Of merged contacts both may have sent it.
  const each = new Map(rows.map((row) => [`${row.field} ${row.value}`, row])).values()
  return [...each].flatMap(({ field, ...row }) => {
    const name = DetailFields.read(field)
    return name && !hasDetail(contact, name, row.value)
      ? [{ ...row, field: name, decision: null }]
      : []
  })
}

function hasDetail(contact: ContactRecord, field: DetailField, value: string): boolean {
  if (field === 'name') return contact.name.toLowerCase() === value.trim().toLowerCase()
  const { countryCode } = contact
  const known = identitiesOf(contact)
  return identitiesOf({ [field]: value, countryCode }).every((identity) =>
    known.some((one) => one.kind === identity.kind && one.value === identity.value),
  )
}

/**
 * Accepts a detail, which changes the contact, ignores it, or takes that back: what was accepted is put back where
 * nobody changed it since. Returns the contact. Refuses: 404 unknown, 400 a value that the field does not take.
 */
export async function decideDetail(
  context: Context,
  contactId: number,
  id: number,
  decision: DetailDecision | null,
): Promise<ContactRecord> {
  return inTransaction(context, async (tx) => {
    const contact = await contactRecord(tx.db, contactId, true)
    const detail = await tx.db
      .selectFrom('newDetails')
      .select(['field', 'value', 'decision', 'before'])
      .where('id', '=', id)
      .where('contactId', '=', contactId)
      .forUpdate()
      .executeTakeFirst()
    const field = DetailFields.read(detail?.field ?? '')
    if (!detail || !field) throw notFound('contact')
    // Somebody else decided the same.
    if (detail.decision === decision) return contact
    const after = withDetail(field, detail.before, detail.value)
    const isPutBack = detail.decision === 'accepted' && contact[field] === after
    if (isPutBack) await change(tx, contactId, field, detail.before)
    const before = isPutBack ? detail.before : contact[field]
    if (decision === 'accepted')
      await change(tx, contactId, field, withDetail(field, before, detail.value))
    await tx.db
      .updateTable('newDetails')
      .set({ decision, before, decidedAt: decision && tx.now })
      .where('id', '=', id)
      .execute()
    await record(tx, 'update', 'contact', contactId, {
      [`${field}Offered`]: [detail.decision, decision && `${decision}: ${detail.value}`],
    })
    return contactRecord(tx.db, contactId)
  })
}

async function change(tx: Context, id: number, field: DetailField, value: string | null) {
  const { success, data, error } = ContactChange.safeParse({ [field]: value })
  if (!success) throw invalidFields(error.issues.map(issueFault))
  await saveContact(tx, id, data)
}
