import { record } from '../activity/record.ts'
import { type Context, inTransaction } from '../context.ts'
import { violates } from '../db/violates.ts'
import { notFound } from '../refused.ts'
import { canRestore } from '../shared/restore.ts'
import { keepAnAdmin } from './keep-an-admin.ts'
import type { User } from './rules.ts'
import { usernameTaken } from './save-user.ts'
import { closeSessionsOf } from './session.ts'
import { findUser } from './store.ts'

/** Deletes a user softly and ends all their sessions. Refuses (409) to leave no active admin. */
export async function deleteUser(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const stillAnAdmin = await keepAnAdmin(tx)
    await findUser(tx, id, true)
    await setDeleted(tx, id, tx.now)
    await stillAnAdmin()
    await closeSessionsOf(tx.db, id)
    await record(tx, 'delete', 'user', id)
  })
}

/** Brings a user back within 30 days, later 404. Refuses (409) when the username is taken by now. */
export async function restoreUser(context: Context, id: number): Promise<User> {
  return inTransaction(context, async (tx) => {
    const row = await tx.db
      .selectFrom('staffUsers')
      .select('deletedAt')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row?.deletedAt || !canRestore(row.deletedAt, tx.now)) throw notFound('User')
    try {
      await setDeleted(tx, id, null)
    } catch (error) {
      throw violates(error, 'staff_users_username') ? usernameTaken() : error
    }
    await record(tx, 'restore', 'user', id)
    return findUser(tx, id)
  })
}

async function setDeleted(tx: Context, id: number, deletedAt: Date | null): Promise<void> {
  await tx.db
    .updateTable('staffUsers')
    .set((of) => ({ deletedAt, version: of('version', '+', 1), updatedAt: tx.now }))
    .where('id', '=', id)
    .execute()
}
