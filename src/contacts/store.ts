import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { containing } from '../db/containing.ts'
import { type Page, paged } from '../db/paged.ts'
import type { DB } from '../db/rows.gen.ts'
import { notFound } from '../refused.ts'
import { columnsOf } from '../shared/field-table.ts'
import { identitiesOf } from './identities.ts'
import { type ContactRecord, type ContactSearch, contactFields } from './rules.ts'
import { searchedWords, searchWords } from './search-words.ts'

const COLUMNS = ['id', ...columnsOf(contactFields), 'version', 'createdAt', 'updatedAt'] as const

/** One page of the contacts, newest first, and how many there are in all. */
export async function contactList(
  db: Db,
  search: ContactSearch,
  page: Page,
): Promise<{ contacts: ContactRecord[]; total: number }> {
  const found = db
    .selectFrom('contacts')
    .select(COLUMNS)
    .where((eb) => matches(eb, search))
    .orderBy('id', 'desc')
  const { rows, total } = await paged(found, page)
  return { contacts: rows.map(asRecord), total }
}

/** A contact that is not deleted; `lock` holds its row until the transaction ends. Throws 404. */
export async function contactRecord(db: Db, id: number, lock = false): Promise<ContactRecord> {
  const row = await db
    .selectFrom('contacts')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .$if(lock, (of) => of.forUpdate())
    .executeTakeFirst()
  if (!row) throw notFound('Contact')
  return asRecord(row)
}

/** Replaces the identities of a contact, and what a search finds it by. */
export async function keepIdentities(db: Db, contact: ContactRecord): Promise<void> {
  const contactId = contact.id
  const identities = identitiesOf(contact)
  await db
    .updateTable('contacts')
    .set({ words: searchWords(contact, identities) })
    .where('id', '=', contactId)
    .execute()
  await db.deleteFrom('contactIdentities').where('contactId', '=', contactId).execute()
  if (identities.length === 0) return
  await db
    .insertInto('contactIdentities')
    .values(identities.map(({ kind, value }) => ({ contactId, kind, value })))
    .execute()
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

// Safe: a row has the record's columns, and the database checks each set to be the rules' own.
function asRecord(row: Record<keyof ContactRecord, unknown>): ContactRecord {
  return row as ContactRecord
}
