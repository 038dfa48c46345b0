import { record } from '../activity/record.ts'
import { type Context, catalogueChanges, inTransaction } from '../context.ts'
import { lockUnit } from './store.ts'

/** Deletes a unit softly; its number is free again. What was said and agreed about it stays. Throws 404. */
export async function deleteUnit(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { unitNumber } = await lockUnit(tx.db, id)
    await tx.db
      .updateTable('units')
      .set((eb) => ({ deletedAt: tx.now, updatedAt: tx.now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await record(tx, 'delete', 'unit', id, { unitNumber: [unitNumber, null] })
    catalogueChanges(tx)
  })
}
