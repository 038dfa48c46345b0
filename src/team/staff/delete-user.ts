import { type Context, inTransaction } from '../../context.ts'
import { markDeleted, markRestored } from '../activity/soft-delete.ts'
import { ensureAdminRemains } from './ensure-admin-remains.ts'
import type { User } from './rules/staff.ts'
import { usernameTaken } from './save-user.ts'
import { closeSessionsOf } from './sign-in/session.ts'
import { findUser } from './store.ts'

/** Soft-deletes a user and ends all their sessions. Refuses (409) to leave no active admin. */
export async function deleteUser(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const stillAnAdmin = await ensureAdminRemains(tx)
    await markDeleted(tx, 'user', id)
    await stillAnAdmin()
    await closeSessionsOf(tx.db, id)
  })
}

/** Restores a user within 30 days, later 404. Refuses (409) when the username has been taken since. */
export async function restoreUser(context: Context, id: number): Promise<User> {
  return inTransaction(context, async (tx) => {
    await markRestored(tx, 'user', id, usernameTaken)
    return findUser(tx, id)
  })
}
