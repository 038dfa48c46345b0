import { record } from '../activity/record.ts'
import { type Context, inTransaction } from '../context.ts'
import { notFound } from '../refused.ts'
import { canRestore } from '../shared/restore.ts'
import type { ContactRecord } from './rules.ts'
import { contactRecord } from './store.ts'

/** Brings a deleted contact back. Throws 404 when none was deleted in the last 30 days. */
export async function restoreContact(context: Context, id: number): Promise<ContactRecord> {
  return inTransaction(context, async (tx) => {
    const row = await tx.db
      .selectFrom('contacts')
      .select(['name', 'deletedAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row?.deletedAt || !canRestore(row.deletedAt, tx.now)) throw notFound('Contact')
    await tx.db
      .updateTable('contacts')
      .set((eb) => ({ deletedAt: null, updatedAt: tx.now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await record(tx, 'restore', 'contact', id, { name: [null, row.name] })
    return contactRecord(tx.db, id)
  })
}
