import { type Context, inTransaction } from '../../context.ts'
import { markRestored } from '../../team/activity/soft-delete.ts'
import type { DeveloperRecord } from './rules/developer.ts'
import { nameTaken } from './save-developer.ts'
import { developerRecord } from './store.ts'

/**
 * Restores a deleted developer. Refuses: 404 when it was not deleted in the last 30 days, 409 when its name is
 * taken.
 */
export async function restoreDeveloper(context: Context, id: number): Promise<DeveloperRecord> {
  return inTransaction(context, async (tx) => {
    await markRestored(tx, 'developer', id, nameTaken)
    return developerRecord(tx.db, id)
  })
}
