import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { record } from '../../team/activity/record.ts'
import { markUntouchedDeleted } from '../../team/activity/soft-delete.ts'
import { endNotifications } from '../../team/notifications/notification-list.ts'
import { recordScan } from './record-scan.ts'
import type { ScanRecord } from './rules/scan.ts'
import { scanRecord, storedScan } from './store.ts'

const Added = z.object({ taskIds: z.array(z.int()), contactIds: z.array(z.int()) })

/**
 * Takes back everything that adding a note did, in one transaction; it is a draft again. Refuses: 404 a note of somebody
 * else, 409 one that was not added, or whose tasks or contacts were changed since.
 */
export async function removeScan(context: Context, id: number): Promise<ScanRecord> {
  return inTransaction(context, async (tx) => {
    const row = await storedScan(tx, id, true)
    const { activityId } = row
    if (row.state !== 'added' || activityId === null) throw new Refused(409, 'scan_not_added')
    const { taskIds, contactIds } = Added.parse(row.added)
    const tasks = await markUntouchedDeleted(tx, 'task', taskIds, sql`true`)
    for (const taskId of tasks) await endNotifications(tx, 'task', taskId)
    const contacts = await markUntouchedDeleted(
      tx,
      'contact',
      contactIds,
      sql`not exists (
      select from deals d where d.contact_id = r.id and d.deleted_at is null)`,
    )
    if (tasks.length < taskIds.length || contacts.length < contactIds.length)
      throw new Refused(409, 'scan_changed_since')
    const after = await tx.db
      .updateTable('scans')
      .set({
        ...{ state: 'read', activityId: null, added: null },
        ...{ version: row.version + 1, updatedAt: tx.now },
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordScan(tx, row, after)
    await tx.db.deleteFrom('activities').where('id', '=', activityId).execute()
    await record(tx, 'delete', 'activity', activityId, { note: ['Scanned note', null] })
    return scanRecord(tx, id)
  })
}
