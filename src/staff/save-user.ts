import { changedFields, record } from '../activity/record.ts'
import { type Context, inTransaction } from '../context.ts'
import { violates } from '../db/violates.ts'
import { type Refused, refuseOtherVersion, taken } from '../refused.ts'
import { keepAnAdmin } from './keep-an-admin.ts'
import { hashPassword } from './password.ts'
import type { NewUser, User, UserChanges } from './rules.ts'
import { closeSessionsOf } from './session.ts'
import { findUser } from './store.ts'

/** Creates a user. Refuses (409) a username that is taken in any letter case. */
export async function createUser(context: Context, input: NewUser): Promise<User> {
  const { password, ...fields } = input
  const passwordHash = await hashPassword(password)
  return unlessTaken(() =>
    inTransaction(context, async (tx) => {
      const { id } = await tx.db
        .insertInto('staffUsers')
        .values({
          ...fields,
          passwordHash,
          canDeleteUnits: fields.canDeleteUnits ?? fields.role === 'admin',
          createdAt: tx.now,
          updatedAt: tx.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const user = await findUser(tx, id)
      await record(tx, 'create', 'user', id, changedFields({}, user))
      return user
    }),
  )
}

/**
 * Changes a user; a new password or a deactivation ends all their sessions at once. Refuses (409) a
 * version that is not the stored one, a taken username, and to leave no active admin.
 */
export async function changeUser(context: Context, id: number, input: UserChanges): Promise<User> {
  const { password, version, ...fields } = input
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  return unlessTaken(() =>
    inTransaction(context, async (tx) => {
      const stillAnAdmin = await keepAnAdmin(tx)
      const before = await findUser(tx, id, true)
      await refuseOtherVersion('user', version, before)
      await tx.db
        .updateTable('staffUsers')
        .set((of) => ({
          ...fields,
          ...(passwordHash && { passwordHash }),
          version: of('version', '+', 1),
          updatedAt: tx.now,
        }))
        .where('id', '=', id)
        .execute()
      await stillAnAdmin()
      const after = await findUser(tx, id)
      if (passwordHash || !after.isActive) await closeSessionsOf(tx.db, id)
      await record(tx, 'update', 'user', id, {
        ...changedFields(before, after),
        ...(passwordHash && { passwordChanged: [false, true] }),
      })
      return after
    }),
  )
}

async function unlessTaken<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (violates(error, 'staff_users_username')) throw usernameTaken()
    throw error
  }
}

/** 409 for a username that somebody else has, in any letter case. */
export function usernameTaken(): Refused {
  return taken('username', 'This username is already taken')
}
