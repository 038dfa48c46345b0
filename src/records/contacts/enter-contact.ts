import { type Context, inTransaction } from '../../context.ts'
import { invalid } from '../../refused.ts'
import { arePhones } from '../../shared/are-phones.ts'
import { likelyDuplicates } from './duplicates/likely-duplicates.ts'
import type { ContactChange, ContactInput, ContactRecord } from './rules/contact.ts'
import { saveContact } from './save-contact.ts'
import { contactRecord } from './store.ts'

/** Always creates a contact that staff enter, and returns it with its likely duplicates. Refuses words as a phone. */
export async function enterContact(context: Context, input: ContactInput) {
  if (input.phone && !arePhones(input.phone)) throw invalid('phone', 'phone_number')
  return inTransaction(context, async (tx) => {
    const contact = await saveContact(tx, null, input)
    return { ...contact, duplicates: await likelyDuplicates(tx.db, contact.id) }
  })
}

/** Changes a contact as staff type it. Refuses words as a new phone; a stored one, imported for example, may stay. */
export async function changeContact(
  context: Context,
  id: number,
  change: ContactChange,
): Promise<ContactRecord> {
  return inTransaction(context, async (tx) => {
    if (change.phone && !arePhones(change.phone)) {
      const { phone } = await contactRecord(tx.db, id, true)
      if (phone !== change.phone) throw invalid('phone', 'phone_number')
    }
    return saveContact(tx, id, change)
  })
}
