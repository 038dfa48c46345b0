import { markDeleted } from '../activity/soft-delete.ts'
import { type Context, inTransaction } from '../context.ts'

/**
 * Deletes a contact softly. Its units, deals and conversations keep pointing at it, so that restoring
 * it brings everything back; until then they show none. Throws 404.
 */
export async function deleteContact(context: Context, id: number): Promise<void> {
  await inTransaction(context, (tx) => markDeleted(tx, 'contact', id))
}
