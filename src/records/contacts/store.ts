import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { notFound } from '../../refused.ts'
import { columnsOf } from '../../shared/fields/field-table.ts'
import { nameOfUser } from '../../team/staff/store.ts'
import { type Identity, identitiesOf, identityValues, kindsOf } from './identities.ts'
import { contactMerged, mergedInto } from './merged-into.ts'
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

/**
 * A contact that is not deleted; `lock` locks its row until the transaction ends. Throws 404; for a merged one it says
 * into which.
 */
export async function contactRecord(db: Db, id: number, lock = false): Promise<ContactRecord> {
  const row = await records(db)
    .where('contacts.id', '=', id)
    .$if(lock, (builder) => builder.forUpdate())
    .executeTakeFirst()
  if (row) return asRecord(row)
  const kept = await mergedInto(db, id)
  throw kept ? contactMerged(kept) : notFound('contact')
}

/** A contact, or the one that it was merged into. Throws 404. */
export async function contactOrKept(db: Db, id: number): Promise<ContactRecord> {
  const row = await records(db).where('contacts.id', '=', id).executeTakeFirst()
  if (row) return asRecord(row)
  const kept = await mergedInto(db, id)
  if (!kept) throw notFound('contact')
  return contactRecord(db, kept.id)
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

/** Replaces the identities of a contact's fields, and its search words. Those kept by merges stay. */
export async function saveIdentities(db: Db, contact: ContactRecord): Promise<void> {
  const contactId = contact.id
  const identities = identitiesOf(contact)
  const { rows: kept } = await sql<{ value: string }>`
    select value from contact_identities where contact_id = ${contactId} and is_kept`.execute(db)
  await db
    .updateTable('contacts')
    .set({
      words: searchWords(
        contact,
        identities,
        kept.map(({ value }) => value),
      ),
    })
    .where('id', '=', contactId)
    .execute()
  await sql`delete from contact_identities where contact_id = ${contactId} and not is_kept`.execute(
    db,
  )
  await insertIdentities(db, contactId, identities)
}

/** Stores identities of a contact that it does not have. */
export async function insertIdentities(
  db: Db,
  contactId: number,
  identities: readonly Identity[],
): Promise<void> {
  await sql`
    insert into contact_identities (contact_id, kind, value)
    select ${contactId}::integer, identity.kind, identity.value
    from unnest(${kindsOf(identities)}::text[], ${identityValues(identities)}::text[]) as identity (kind, value)
    on conflict do nothing`.execute(db)
}

// Safe: a row has the record's columns, and the database checks each set against the rules.
function asRecord(row: Record<keyof ContactRecord, unknown>): ContactRecord {
  return row as ContactRecord
}
