import { markDeleted } from '../activity/soft-delete.ts'
import { type Context, catalogueChanges, inTransaction } from '../context.ts'

/** Deletes a unit softly; its number is free again. What was said and agreed about it stays. Throws 404. */
export async function deleteUnit(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    await markDeleted(tx, 'unit', id)
    catalogueChanges(tx)
  })
}
