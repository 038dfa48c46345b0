import { markRestored } from '../activity/soft-delete.ts'
import { type Context, catalogueChanges, inTransaction } from '../context.ts'
import type { DeveloperRecord } from './rules.ts'
import { nameTaken } from './save-developer.ts'
import { developerRecord } from './store.ts'

/**
 * Brings a deleted developer back. Refuses: 404 when none was deleted in the last 30 days, 409 when
 * another has its name by now.
 */
export async function restoreDeveloper(context: Context, id: number): Promise<DeveloperRecord> {
  return inTransaction(context, async (tx) => {
    await markRestored(tx, 'developer', id, nameTaken)
    catalogueChanges(tx)
    return developerRecord(tx.db, id)
  })
}
