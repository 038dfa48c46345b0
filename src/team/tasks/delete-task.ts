import { type Context, inTransaction } from '../../context.ts'
import { markDeleted, markRestored } from '../activity/soft-delete.ts'
import { endNotifications } from '../notifications/notification-list.ts'
import { remindLater } from './remind-task.ts'
import type { TaskRecord } from './rules/task.ts'
import { requireOwn } from './save-task.ts'
import { taskRecord } from './store.ts'

/** Deletes a task softly; it leaves the timelines too. Throws 404, and 403 for a task of others. */
export async function deleteTask(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    requireOwn(tx, await taskRecord(tx.db, id, true))
    await markDeleted(tx, 'task', id)
    await endNotifications(tx, 'task', id)
  })
}

/**
 * Brings a deleted task back. Throws 404 when none was deleted in the last 30 days, 403 when somebody else
 * deleted it, or it is a task of others by now.
 */
export async function restoreTask(context: Context, id: number): Promise<TaskRecord> {
  return inTransaction(context, async (tx) => {
    await markRestored(tx, 'task', id)
    const task = await taskRecord(tx.db, id)
    requireOwn(tx, task)
    await remindLater(tx, task)
    return task
  })
}
