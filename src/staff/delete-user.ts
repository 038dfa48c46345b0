import { markDeleted, markRestored } from '../activity/soft-delete.ts'
import { type Context, inTransaction } from '../context.ts'
import { keepAnAdmin } from './keep-an-admin.ts'
import type { User } from './rules.ts'
import { usernameTaken } from './save-user.ts'
import { closeSessionsOf } from './session.ts'
import { findUser } from './store.ts'

/** Deletes a user softly and ends all their sessions. Refuses (409) to leave no active admin. */
export async function deleteUser(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const stillAnAdmin = await keepAnAdmin(tx)
    await markDeleted(tx, 'user', id)
    await stillAnAdmin()
    await closeSessionsOf(tx.db, id)
  })
}

/** Brings a user back within 30 days, later 404. Refuses (409) when the username is taken by now. */
export async function restoreUser(context: Context, id: number): Promise<User> {
  return inTransaction(context, async (tx) => {
    await markRestored(tx, 'user', id, usernameTaken)
    return findUser(tx, id)
  })
}
