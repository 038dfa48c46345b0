import type { Context } from '../../context.ts'
import { DEFAULT_COUNTRY_CODE } from '../../shared/country-codes.ts'
import { definedFields } from '../../shared/fields/defined-fields.ts'
import { countryCodeOf } from '../../shared/phone-in-e164.ts'
import { compareLater, compareSoon } from './duplicates/compare-contacts.ts'
import { identitiesOf } from './identities.ts'
import { type ContactInput, contactMethodFor } from './rules/contact.ts'
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
  const identities = identitiesOf(fields)
  const { id } = await tx.db
    .insertInto('contacts')
    .values({
      ...definedFields(fields),
      name: fields.name,
      source: fields.source ?? 'admin_panel',
      countryCode: fields.countryCode ?? countryCodeOf(fields.phone ?? '') ?? DEFAULT_COUNTRY_CODE,
      contactMethod: fields.contactMethod ?? contactMethodFor(fields),
      words: searchWords(fields, identities),
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertIdentities(tx.db, id, identities)
  if (comesInNumbers.has(fields.source ?? '')) await compareSoon(tx)
  else await compareLater(tx, [id])
  return id
}
