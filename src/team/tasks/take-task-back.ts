import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { markUntouchedDeleted } from '../activity/soft-delete.ts'
import { endNotifications } from '../notifications/notification-list.ts'

/** Deletes a task that nobody changed since it was made, because what made it is undone. Whether it did. */
export async function takeTaskBack(tx: Context, id: number): Promise<boolean> {
  const deleted = await markUntouchedDeleted(tx, 'task', [id], sql<boolean>`true`)
  if (deleted.length > 0) await endNotifications(tx, 'task', id)
  return deleted.length > 0
}
