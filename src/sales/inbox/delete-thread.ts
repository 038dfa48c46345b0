import { type Context, inTransaction } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { markDeleted, markRestored } from '../../team/activity/soft-delete.ts'
import { endNotifications } from '../../team/notifications/notification-list.ts'
import type { ThreadRecord } from './rules/thread.ts'
import { threadRecord } from './threads.ts'

/**
 * Deletes a conversation softly, with its messages. Who writes again on its channel begins a new
 * one. Throws 404.
 */
export async function deleteThread(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    await markDeleted(tx, 'thread', id)
    await endNotifications(tx, 'thread', id)
  })
}

/**
 * Restores a deleted conversation. Throws 404 when none was deleted in the last 30 days, 409 when
 * there is a newer one with the same person.
 */
export async function restoreThread(context: Context, id: number): Promise<ThreadRecord> {
  return inTransaction(context, async (tx) => {
    const taken = (name: string) => new Refused(409, 'conversation_exists', { name })
    await markRestored(tx, 'thread', id, taken)
    return threadRecord(tx.db, id)
  })
}
