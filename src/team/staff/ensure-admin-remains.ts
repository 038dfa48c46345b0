import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'

/**
 * Call it first in a transaction that changes or deletes a user, and the returned function last, which throws
 * 409 when no active admin is left. In between the admins' rows are locked, so that two admins who remove
 * each other are serialised and the second is refused.
 */
export async function ensureAdminRemains(tx: Context): Promise<() => Promise<void>> {
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
    throw new Refused(409, 'last_admin')
  }
}
