import { PROJECT_IS_DELETED } from '../activity/kinds.ts'
import { markRestored } from '../activity/soft-delete.ts'
import { type Context, catalogueChanges, inTransaction } from '../context.ts'
import { holdProject } from '../projects/store.ts'
import { Refused } from '../refused.ts'
import { restorableSince } from '../shared/restore.ts'
import type { UnitRecord } from './rules.ts'
import { numberTaken } from './save-unit.ts'
import { refreshUnitDocuments, unitRecord } from './store.ts'

/**
 * Brings a deleted unit back. Refuses: 404 when none was deleted in the last 30 days, 409 when its
 * project is deleted or another unit has taken its number.
 */
export async function restoreUnit(context: Context, id: number): Promise<UnitRecord> {
  return inTransaction(context, async (tx) => {
    const unit = await tx.db
      .selectFrom('units')
      .select('projectId')
      .where('id', '=', id)
      .where('deletedAt', '>=', restorableSince(tx.now))
      .executeTakeFirst()
    if (unit && !(await holdProject(tx, unit.projectId))) {
      throw new Refused(409, PROJECT_IS_DELETED)
    }
    await markRestored(tx, 'unit', id, numberTaken)
    await refreshUnitDocuments(tx.db, [id])
    catalogueChanges(tx)
    return unitRecord(tx.db, id)
  })
}
