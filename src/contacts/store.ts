import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { containing } from '../db/containing.ts'
import { type Page, paged } from '../db/paged.ts'
import type { DB } from '../db/rows.gen.ts'
import { notFound } from '../refused.ts'
import { identitiesOf } from './identities.ts'
import {
  ContactMethods,
  type ContactRecord,
  type ContactSearch,
  ContactTypes,
  LeadSources,
  LeadStatuses,
} from './rules.ts'
import { searchedWords, searchWords } from './search-words.ts'

const COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'countryCode',
  'whatsapp',
  'line',
  'facebook',
  'wechat',
  'contactType',
  'company',
  'jobTitle',
  'location',
  'notes',
  'status',
  'source',
  'contactMethod',
  'requirements',
  'version',
  'createdAt',
  'updatedAt',
] as const

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
  return { contacts: rows.map(toRecord), total }
}

/** A contact that is not deleted. Throws 404. */
export async function contactRecord(db: Db, id: number): Promise<ContactRecord> {
  const row = await db
    .selectFrom('contacts')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound('Contact')
  return toRecord(row)
}

/** A contact with its row locked until the transaction ends. Throws 404. */
export async function lockContact(db: Db, id: number): Promise<ContactRecord> {
  const row = await db
    .selectFrom('contacts')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('Contact')
  return toRecord(row)
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

type Row = Omit<ContactRecord, 'contactType' | 'status' | 'source' | 'contactMethod'> & {
  contactType: string
  status: string
  source: string
  contactMethod: string | null
}

function toRecord(row: Row): ContactRecord {
  return {
    ...row,
    contactType: ContactTypes.read(row.contactType) ?? 'lead',
    status: LeadStatuses.read(row.status) ?? 'new',
    source: LeadSources.read(row.source) ?? 'admin_panel',
    contactMethod:
      row.contactMethod === null ? null : (ContactMethods.read(row.contactMethod) ?? null),
  }
}
