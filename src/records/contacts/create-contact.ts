import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { insertRow } from '../../platform/db/insert-row.ts'
import { definedFields } from '../../shared/fields/defined-fields.ts'
import { compareLater, compareSoon } from './duplicates/compare-contacts.ts'
import { countryCodeOf, type Identity, identitiesOf } from './identities.ts'
import { type ContactInput, contactMethodFor, DEFAULT_COUNTRY_CODE } from './rules/contact.ts'
import { searchWords } from './search-words.ts'
import { insertIdentities } from './store.ts'

/** The sources of which many contacts may come at once. */
const comesInNumbers = new Set(['website', 'inbox', 'import'])

/** A new contact: a name, and whatever else is known. */
export type NewContact = Partial<ContactInput> & { name: string }

/**
 * Stores a new contact with its identities and search words; returns its id. Always creates one,
 * even a duplicate, and writes no audit entry: that is up to the caller.
 */
export async function createContact(tx: Context, fields: NewContact): Promise<number> {
  const created = contactCreated(tx, fields, identitiesOf(fields))
  const { rows } = await sql<{ id: number }>`with ${created} select id from contact`.execute(tx.db)
  const id = rows[0]?.id ?? 0
  if (comesInNumbers.has(fields.source ?? '')) await compareSoon(tx)
  else await compareLater(tx, [id])
  return id
}

/**
 * The same as part of a larger statement, after its `with`: `contact` is the row, with its id. The caller has it
 * compared with others (`compareSoon`).
 */
export function contactCreated(
  tx: Context,
  fields: NewContact,
  identities: readonly Identity[],
): RawBuilder<unknown> {
  const contact = insertRow('contacts', {
    ...definedFields(fields),
    name: fields.name,
    source: fields.source ?? 'admin_panel',
    countryCode: fields.countryCode ?? countryCodeOf(fields.phone ?? '') ?? DEFAULT_COUNTRY_CODE,
    contactMethod: fields.contactMethod ?? contactMethodFor(fields),
    words: searchWords(fields, identities),
    createdAt: tx.now,
    updatedAt: tx.now,
  })
  return sql`contact as (${contact} returning id),
    identified as (${insertIdentities(sql`(select id from contact)`, identities)})`
}
