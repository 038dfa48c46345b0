import { addActivity } from '../activity/add-activity.ts'
import { changedFields, record } from '../activity/record.ts'
import { refuseOtherVersion } from '../activity/refuse-other-version.ts'
import type { Changes } from '../activity/rules.ts'
import { type Context, inTransaction } from '../context.ts'
import { invalid } from '../refused.ts'
import { type Given, given } from '../shared/given.ts'
import { countryCodeOf } from './identities.ts'
import {
  CONTACT_NAME_REQUIRED,
  type ContactChange,
  type ContactRecord,
  contactFields,
  contactMethodFor,
  DEFAULT_COUNTRY_CODE,
} from './rules.ts'
import { contactRecord, keepIdentities } from './store.ts'

/**
 * Enters a contact (always a new one, whoever it may repeat), or changes the given fields of one. Its
 * identities follow its phone, e-mail and handles; a change shows on its timeline.
 * Refuses: 404 unknown, 409 another version.
 */
export async function saveContact(
  context: Context,
  id: number | null,
  { version, ...input }: ContactChange,
): Promise<ContactRecord> {
  return inTransaction(context, async (tx) => {
    if (id === null) return create(tx, input)
    const before = await contactRecord(tx.db, id, true)
    const versions = { sent: version, stored: before.version }
    await refuseOtherVersion(tx, 'contact', id, versions, () => before)
    return change(tx, before, given(input))
  })
}

type Fields = Omit<ContactChange, 'version'>

async function create(tx: Context, { name, ...fields }: Fields): Promise<ContactRecord> {
  if (name === undefined) throw invalid('name', CONTACT_NAME_REQUIRED)
  const { id } = await tx.db
    .insertInto('contacts')
    .values({
      name,
      ...fields,
      source: fields.source ?? 'admin_panel',
      countryCode: fields.countryCode ?? countryCodeOf(fields.phone ?? '') ?? DEFAULT_COUNTRY_CODE,
      contactMethod: fields.contactMethod ?? contactMethodFor(fields),
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const contact = await contactRecord(tx.db, id)
  await keepIdentities(tx.db, contact)
  await record(tx, 'create', 'contact', id, changedFields({}, contact), contact.version)
  return contact
}

async function change(
  tx: Context,
  before: ContactRecord,
  fields: Given<Fields>,
): Promise<ContactRecord> {
  const changes = changedFields(before, { ...before, ...fields })
  if (Object.keys(changes).length === 0) return before
  await tx.db
    .updateTable('contacts')
    .set({ ...fields, version: before.version + 1, updatedAt: tx.now })
    .where('id', '=', before.id)
    .execute()
  const contact = await contactRecord(tx.db, before.id)
  await keepIdentities(tx.db, contact)
  await record(tx, 'update', 'contact', contact.id, changes, contact.version)
  await addActivity(tx, {
    type: 'change',
    contactId: contact.id,
    title: `Changed ${named(changes)}`,
    metadata: { changes },
  })
  return contact
}

/** `phone, job title`: the fields that changed. */
function named(changes: Changes): string {
  const changed = Object.entries(contactFields).filter(([field]) => changes[field])
  return changed.map(([, { label }]) => label.toLowerCase()).join(', ')
}
