import type { Context } from '../context.ts'
import { Refused } from '../refused.ts'

/**
 * Call it first in a transaction that changes or deletes a user, and what it answers last: that
 * throws 409 when no active admin is left. Between the two the admins' rows are locked, so two
 * people who each remove the other take turns and the second is refused.
 */
export async function keepAnAdmin(tx: Context): Promise<() => Promise<void>> {
  const activeAdmins = tx.db
    .selectFrom('staffUsers')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('id')
  const before = await activeAdmins.forUpdate().execute()
  return async () => {
    if (before.length === 0 || (await activeAdmins.executeTakeFirst())) return
    throw new Refused(409, 'At least one active admin must remain')
  }
}
