import { record } from '../activity/record.ts'
import { type Context, catalogueChanges, inTransaction } from '../context.ts'
import { violates } from '../db/violates.ts'
import { holdProject } from '../projects/store.ts'
import { notFound, Refused } from '../refused.ts'
import { canRestore } from '../shared/restore.ts'
import type { UnitRecord } from './rules.ts'
import { numberTaken } from './save-unit.ts'
import { refreshUnitDocuments, unitRecord } from './store.ts'

/**
 * Brings a deleted unit back. Refuses: 404 when none was deleted in the last 30 days, 409 when its
 * project is deleted or another unit has taken its number.
 */
export async function restoreUnit(context: Context, id: number): Promise<UnitRecord> {
  return inTransaction(context, async (tx) => {
    const row = await tx.db
      .selectFrom('units')
      .select(['unitNumber', 'projectId', 'deletedAt'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row?.deletedAt || !canRestore(row.deletedAt, tx.now)) throw notFound('Unit')
    if (!(await holdProject(tx, row.projectId))) {
      throw new Refused(409, "This unit's project is deleted. Restore the project first.")
    }
    try {
      const { numUpdatedRows } = await tx.db
        .updateTable('units')
        .set((eb) => ({ deletedAt: null, updatedAt: tx.now, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('deletedAt', 'is not', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw notFound('Unit') // restored by somebody else just now
    } catch (error) {
      throw violates(error, 'units_number') ? numberTaken(row.unitNumber) : error
    }
    await refreshUnitDocuments(tx.db, [id])
    await record(tx, 'restore', 'unit', id, { unitNumber: [null, row.unitNumber] })
    catalogueChanges(tx)
    return unitRecord(tx.db, id)
  })
}
