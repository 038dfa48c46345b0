import { type Context, inTransaction } from '../../context.ts'
import { markRestored } from '../../team/activity/soft-delete.ts'
import { compareLater } from './duplicates/compare-contacts.ts'
import type { ContactRecord } from './rules/contact.ts'
import { contactRecord } from './store.ts'

/** Restores a deleted contact. Throws 404 when none was deleted in the last 30 days. */
export async function restoreContact(context: Context, id: number): Promise<ContactRecord> {
  return inTransaction(context, async (tx) => {
    await markRestored(tx, 'contact', id)
    await compareLater(tx, [id])
    return contactRecord(tx.db, id)
  })
}
