import { record } from '../activity/record.ts'
import { type Context, catalogueChanges, inTransaction } from '../context.ts'
import { holdDeveloper } from '../developers/developer-named.ts'
import { notFound, Refused } from '../refused.ts'
import { canRestore } from '../shared/restore.ts'
import type { ProjectRecord } from './rules.ts'
import { projectRecord, refreshProjectDocuments } from './store.ts'

/**
 * Brings a deleted project back. Refuses: 404 when none was deleted in the last 30 days, 409 when its
 * developer was deleted meanwhile.
 */
export async function restoreProject(context: Context, id: number): Promise<ProjectRecord> {
  return inTransaction(context, async (tx) => {
    const row = await tx.db
      .selectFrom('projects')
      .select(['name', 'deletedAt', 'developerId'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row?.deletedAt || !canRestore(row.deletedAt, tx.now)) throw notFound('Project')
    if (row.developerId && !(await holdDeveloper(tx, row.developerId))) {
      throw new Refused(409, "This project's developer is deleted. Restore the developer first.")
    }
    const { numUpdatedRows } = await tx.db
      .updateTable('projects')
      .set((eb) => ({ deletedAt: null, updatedAt: tx.now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('deletedAt', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound('Project') // restored by somebody else just now
    await refreshProjectDocuments(tx.db, [id])
    await record(tx, 'restore', 'project', id, { name: [null, row.name] })
    catalogueChanges(tx)
    return projectRecord(tx.db, id)
  })
}
