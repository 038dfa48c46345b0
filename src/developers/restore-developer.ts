import { record } from '../activity/record.ts'
import { type Context, catalogueChanges, inTransaction } from '../context.ts'
import { violates } from '../db/violates.ts'
import { notFound } from '../refused.ts'
import { canRestore } from '../shared/restore.ts'
import type { DeveloperRecord } from './rules.ts'
import { nameTaken } from './save-developer.ts'
import { developerRecord } from './store.ts'

/**
 * Brings a deleted developer back. Refuses: 404 when none was deleted in the last 30 days, 409 when
 * another has its name by now.
 */
export async function restoreDeveloper(context: Context, id: number): Promise<DeveloperRecord> {
  return inTransaction(context, async (tx) => {
    const row = await tx.db
      .selectFrom('developers')
      .select(['name', 'deletedAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row?.deletedAt || !canRestore(row.deletedAt, tx.now)) throw notFound('Developer')
    try {
      await tx.db
        .updateTable('developers')
        .set((eb) => ({ deletedAt: null, updatedAt: tx.now, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute()
    } catch (error) {
      throw violates(error, 'developers_name') ? nameTaken(row.name) : error
    }
    await record(tx, 'restore', 'developer', id, { name: [null, row.name] })
    catalogueChanges(tx)
    return developerRecord(tx.db, id)
  })
}
