import { record } from '../activity/record.ts'
import { type Context, inTransaction } from '../context.ts'
import { lockContact } from './store.ts'

/**
 * Deletes a contact softly. Its units, deals and conversations keep pointing at it, so that restoring
 * it brings everything back; until then they show none. Throws 404.
 */
export async function deleteContact(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { name } = await lockContact(tx.db, id)
    await tx.db
      .updateTable('contacts')
      .set((eb) => ({ deletedAt: tx.now, updatedAt: tx.now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await record(tx, 'delete', 'contact', id, { name: [name, null] })
  })
}
