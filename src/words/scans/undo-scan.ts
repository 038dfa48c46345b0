import { sql } from 'kysely'
import * as z from 'zod/mini'
import { Refused } from '../../refused.ts'
import { record } from '../../team/activity/record.ts'
import { markUntouchedDeleted } from '../../team/activity/soft-delete.ts'
import { endNotifications } from '../../team/notifications/notification-list.ts'
import { cannotUndo, type UndoVerb } from '../../team/record/undo.ts'
import { recordScan } from './record-scan.ts'
import { storedScan } from './store.ts'

const Added = z.object({ taskIds: z.array(z.int()), contactIds: z.array(z.int()) })

/**
 * Takes back everything that adding a note did; it is a draft again. Refuses: 404 a note that is gone, 409 one that is
 * not added any more, or whose tasks or contacts were changed since.
 */
export const undoScan: UndoVerb = {
  subject: 'scan',
  action: 'update',
  async undo(tx, { subjectId: id, changes }) {
    if (changes.state?.[1] !== 'added') throw cannotUndo()
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
  },
}
