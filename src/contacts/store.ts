import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { containing } from '../db/containing.ts'
import { type Page, paged } from '../db/paged.ts'
import type { DB } from '../db/sql/rows.gen.ts'
import { notFound } from '../refused.ts'
import { columnsOf } from '../shared/fields/field-table.ts'
import { type Identity, identitiesOf, kindsOf, valuesOf } from './identities.ts'
import { type ContactRecord, type ContactSearch, contactFields } from './rules/contact.ts'
import { searchedWords, searchWords } from './search-words.ts'

const COLUMNS = ['id', ...columnsOf(contactFields), 'version', 'createdAt', 'updatedAt'] as const

/** One page of the contacts, newest first, and their total number. */
export async function contactList(
  db: Db,
  search: ContactSearch,
  page: Page,
): Promise<{ contacts: ContactRecord[]; total: number }> {
  const query = db
    .selectFrom('contacts')
    .select(COLUMNS)
    .where((eb) => matches(eb, search))
    .orderBy('id', 'desc')
  const { rows, total } = await paged(query, page)
  return { contacts: rows.map(asRecord), total }
}

/** A contact that is not deleted; `lock` locks its row until the transaction ends. Throws 404. */
export async function contactRecord(db: Db, id: number, lock = false): Promise<ContactRecord> {
  const row = await db
    .selectFrom('contacts')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .$if(lock, (builder) => builder.forUpdate())
    .executeTakeFirst()
  if (!row) throw notFound('contact')
  return asRecord(row)
}

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

function matches(
  eb: ExpressionBuilder<DB, 'contacts'>,
  { search, type }: ContactSearch,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [eb('deletedAt', 'is', null)]
  if (type && type.length > 0) conditions.push(eb('contactType', 'in', type))
  if (search) conditions.push(eb.or(searchedWords(search).map(has)))
  return eb.and(conditions)
}

function has(words: string): Expression<SqlBool> {
  return sql<SqlBool>`words like ${containing(words)}`
}

// Safe: a row has the record's columns, and the database checks each set against the rules.
function asRecord(row: Record<keyof ContactRecord, unknown>): ContactRecord {
  return row as ContactRecord
}
