import { type Context, inTransaction } from '../../context.ts'
import { likelyDuplicates } from './duplicates/likely-duplicates.ts'
import type { ContactInput } from './rules/contact.ts'
import { saveContact } from './save-contact.ts'

/** Always creates a contact that staff enter, and returns it with its likely duplicates. */
export async function enterContact(context: Context, input: ContactInput) {
  return inTransaction(context, async (tx) => {
    const contact = await saveContact(tx, null, input)
    return { ...contact, duplicates: await likelyDuplicates(tx.db, contact.id) }
  })
}
