import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { notFound } from '../refused.ts'
import { columnsOf } from '../shared/fields/field-table.ts'
import { nameOfUser } from '../staff/store.ts'
import { type Identity, identitiesOf, kindsOf, valuesOf } from './identities.ts'
import { type ContactRecord, contactFields } from './rules/contact.ts'
import { searchWords } from './search-words.ts'

const COLUMNS = [
  'id',
  ...columnsOf(contactFields),
  'lastContactAt',
  'lastContactBy',
  'version',
  'createdAt',
  'updatedAt',
] as const

/** A contact that is not deleted; `lock` locks its row until the transaction ends. Throws 404. */
export async function contactRecord(db: Db, id: number, lock = false): Promise<ContactRecord> {
  const row = await records(db)
    .where('contacts.id', '=', id)
    .$if(lock, (builder) => builder.forUpdate())
    .executeTakeFirst()
  if (!row) throw notFound('contact')
  return asRecord(row)
}

/** These contacts, in this order; deleted ones are left out. */
export async function contactRecords(db: Db, ids: readonly number[]): Promise<ContactRecord[]> {
  if (ids.length === 0) return []
  const rows = await records(db).where('contacts.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, asRecord(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function records(db: Db) {
  return db
    .selectFrom('contacts')
    .select(COLUMNS)
    .select(assignedTo.as('assignedTo'))
    .where('deletedAt', 'is', null)
}

const assignedTo = sql<ContactRecord['assignedTo']>`(
  select json_build_object('id', u.id, 'name', ${nameOfUser('u')})
  from staff_users u where u.id = contacts.assigned_to_id)`

/** Replaces a contact's identities and search words. */
export async function saveIdentities(db: Db, contact: ContactRecord): Promise<void> {
  const contactId = contact.id
  const identities = identitiesOf(contact)
  await db
    .updateTable('contacts')
    .set({ words: searchWords(contact, identities) })
    .where('id', '=', contactId)
    .execute()
  await db.deleteFrom('contactIdentities').where('contactId', '=', contactId).execute()
  await insertIdentities(sql`${contactId}::integer`, identities).execute(db)
}

/** The statement that stores a contact's identities. */
export function insertIdentities(
  contactId: RawBuilder<unknown>,
  identities: readonly Identity[],
): RawBuilder<unknown> {
  return sql`
    insert into contact_identities (contact_id, kind, value)
    select ${contactId}, identity.kind, identity.value
    from unnest(${kindsOf(identities)}::text[], ${valuesOf(identities)}::text[]) as identity (kind, value)`
}

// Safe: a row has the record's columns, and the database checks each set against the rules.
function asRecord(row: Record<keyof ContactRecord, unknown>): ContactRecord {
  return row as ContactRecord
}
