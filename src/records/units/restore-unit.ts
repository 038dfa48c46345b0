import { type Context, inTransaction } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { restorableSince } from '../../shared/restore.ts'
import { markRestored } from '../../team/activity/soft-delete.ts'
import { shareLockProject } from '../projects/store.ts'
import type { UnitRecord } from './rules/unit.ts'
import { numberTaken } from './save-unit.ts'
import { refreshUnitJson, unitRecord } from './store.ts'

/**
 * Restores a deleted unit. Refuses: 404 when it was not deleted in the last 30 days, 409 when its project
 * is deleted or its number is taken.
 */
export async function restoreUnit(context: Context, id: number): Promise<UnitRecord> {
  return inTransaction(context, async (tx) => {
    const unit = await tx.db
      .selectFrom('units')
      .select('projectId')
      .where('id', '=', id)
      .where('deletedAt', '>=', restorableSince(tx.now))
      .executeTakeFirst()
    if (unit && !(await shareLockProject(tx, unit.projectId))) {
      throw new Refused(409, 'project_is_deleted')
    }
    await markRestored(tx, 'unit', id, numberTaken)
    await refreshUnitJson(tx.db, [id])
    return unitRecord(tx.db, id)
  })
}
