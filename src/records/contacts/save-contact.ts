import { type Context, inTransaction } from '../../context.ts'
import { invalid } from '../../refused.ts'
import { type DefinedFields, definedFields } from '../../shared/fields/defined-fields.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import type { Changes } from '../../team/activity/rules/activity.ts'
import { endNotifications } from '../../team/notifications/notification-list.ts'
import { notifyAssigned } from '../../team/notifications/notify-assigned.ts'
import { isColleague } from '../../team/staff/store.ts'
import { createContact } from './create-contact.ts'
import { compareLater } from './duplicates/compare-contacts.ts'
import { type ContactChange, type ContactRecord, contactFields } from './rules/contact.ts'
import { contactRecord, saveIdentities } from './store.ts'

/**
 * Creates a contact (always a new one, even a duplicate), or changes the given fields of one. Its
 * identities are updated from its phone, e-mail and handles; a change is added to its timeline.
 * Refuses: 404 unknown, 409 another version, 400 an assignee who is no colleague.
 */
export async function saveContact(
  context: Context,
  id: number | null,
  { version, ...input }: ContactChange,
): Promise<ContactRecord> {
  return inTransaction(context, async (tx) => {
    const { assignedToId } = input
    if (assignedToId && !(await isColleague(tx.db, assignedToId)))
      throw invalid('assignedToId', 'no_such_colleague')
    if (id === null) return create(tx, input)
    const before = await contactRecord(tx.db, id, true)
    const versions = { sent: version, stored: before.version }
    await refuseOtherVersion(tx, 'contact', id, versions, () => before)
    return change(tx, before, definedFields(input))
  })
}

type Fields = Omit<ContactChange, 'version'>

async function create(tx: Context, { name, ...fields }: Fields): Promise<ContactRecord> {
  if (name === undefined) throw invalid('name', 'contact_name_required')
  // Whoever enters a contact has it, unless somebody else, or nobody, is named.
  const { assignedToId = tx.actor?.id ?? null } = fields
  const id = await createContact(tx, { name, ...fields, assignedToId })
  const contact = await contactRecord(tx.db, id)
  await record(tx, 'create', 'contact', id, changedFields({}, contact), contact.version)
  await notifyAssignee(tx, contact)
  return contact
}

async function change(
  tx: Context,
  before: ContactRecord,
  fields: DefinedFields<Fields>,
): Promise<ContactRecord> {
  const changes = changedFields(before, { ...before, ...fields })
  if (Object.keys(changes).length === 0) return before
  await tx.db
    .updateTable('contacts')
    .set({ ...fields, version: before.version + 1, updatedAt: tx.now })
    .where('id', '=', before.id)
    .execute()
  const contact = await contactRecord(tx.db, before.id)
  await saveIdentities(tx.db, contact)
  if (comparedFields.some((field) => changes[field])) await compareLater(tx, [contact.id])
  await record(tx, 'update', 'contact', contact.id, changes, contact.version)
  if (changes.assignedToId) {
    await endNotifications(tx, 'contact', contact.id, 'assigned')
    await notifyAssignee(tx, contact)
  }
  await addActivity(tx, {
    type: 'change',
    contactId: contact.id,
    title: `Changed ${fieldNames(changes)}`,
    metadata: { changes },
  })
  return contact
}

/** Tells a colleague that a contact is theirs now, unless they took it themselves. */
async function notifyAssignee(
  tx: Context,
  { id, name, assignedToId }: ContactRecord,
): Promise<void> {
  if (assignedToId === null) return
  await notifyAssigned(tx, { subject: 'contact', subjectId: id, details: { name } }, assignedToId)
}

/** What contacts are compared by. */
const comparedFields = 'name phone countryCode email whatsapp line facebook wechat company'.split(
  ' ',
)

/** `phone, job title`: the names of the changed fields. */
function fieldNames(changes: Changes): string {
  const changed = Object.entries(contactFields).filter(([field]) => changes[field])
  return changed.map(([, { label }]) => label.toLowerCase()).join(', ')
}
