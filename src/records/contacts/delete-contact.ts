import { type Context, inTransaction } from '../../context.ts'
import { markDeleted } from '../../team/activity/soft-delete.ts'
import { endNotifications } from '../../team/notifications/notification-list.ts'

/**
 * Deletes a contact softly. Its units, deals and conversations keep referring to it, so that
 * restoring it restores everything; until then they show no contact. Throws 404.
 */
export async function deleteContact(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    await markDeleted(tx, 'contact', id)
    await endNotifications(tx, 'contact', id)
  })
}
