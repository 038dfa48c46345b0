import { type Context, inTransaction } from '../context.ts'
import { identitiesOf } from './identities.ts'
import { likelyDuplicates } from './likely-duplicates.ts'
import type { ContactInput } from './rules.ts'
import { saveContact } from './save-contact.ts'

/** Creates a contact that staff enter, always, and answers it with those it may be the double of. */
export async function enterContact(context: Context, input: ContactInput) {
  return inTransaction(context, async (tx) => {
    const contact = await saveContact(tx, null, input)
    return { ...contact, duplicates: await likelyDuplicates(tx.db, contact, identitiesOf(contact)) }
  })
}
