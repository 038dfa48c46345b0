import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { publishChange } from '../../platform/events/notify.ts'
import { readNotificationsAbout } from '../../team/notifications/notification-list.ts'
import { threadRecord } from './threads.ts'

/**
 * Marks a conversation's messages from the customer as read, up to one of them if it is given: those
 * after it have not been seen yet. Nobody needs to know which colleague did, so that the audit log
 * leaves it out. What the reader was told about it is read with it. Throws 404.
 */
export async function readThread(
  context: Context,
  id: number,
  { upTo }: { upTo?: number | undefined },
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { unreadCount } = await threadRecord(tx.db, id, true)
    await readNotificationsAbout(tx, 'thread', id)
    if (unreadCount === 0) return
    const { numAffectedRows: read = 0n } = await sql`
      update inbox_messages set read_at = ${tx.now}, read_by_id = ${tx.actor?.id ?? null}
      where thread_id = ${id} and is_from_customer and read_at is null
        ${upTo === undefined ? sql`` : sql`and id <= ${upTo}`}`.execute(tx.db)
    const left = upTo === undefined ? 0 : Math.max(0, unreadCount - Number(read))
    if (left === unreadCount) return
    await tx.db
      .updateTable('inboxThreads')
      .set({ unreadCount: left })
      .where('id', '=', id)
      .execute()
    await publishChange(tx, 'thread', [id])
  })
}
