import { changedFields, record } from '../activity/record.ts'
import { refuseOtherVersion } from '../activity/refuse-other-version.ts'
import type { Changes } from '../activity/rules.ts'
import { type Context, inTransaction } from '../context.ts'
import { violates } from '../db/violates.ts'
import { Refused, taken } from '../refused.ts'
import { given } from '../shared/given.ts'
import { refuseCommonPassword } from './common-password.ts'
import { keepAnAdmin } from './keep-an-admin.ts'
import { hashPassword } from './password.ts'
import { type Attempts, provePassword } from './prove-password.ts'
import type { NewUser, User, UserChanges } from './rules.ts'
import { closeSessionsOf } from './session.ts'
import { findUser } from './store.ts'

/** Creates a user. Refuses (409) a username that is taken in any letter case, (400) a common password. */
export async function createUser(context: Context, input: NewUser): Promise<User> {
  const { password, ...fields } = input
  await refuseCommonPassword(password, 'password')
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
      await record(tx, 'create', 'user', id, changedFields({}, user), user.version)
      return user
    }),
  )
}

/** Where somebody changes their own password: how often they tried, and the session that goes on. */
export type OwnBrowser = { attempts: Attempts; token: string | undefined }

/**
 * Changes a user; a new password or a deactivation ends all their sessions at once, but for the one in
 * which somebody changes their own password: that asks for the current one. Refuses (409) a version
 * that is not the stored one, a taken username, and to leave no active admin; (403) a wrong `current`;
 * (400) a common password.
 */
export async function changeUser(
  context: Context,
  id: number,
  input: UserChanges,
  browser?: OwnBrowser,
): Promise<User> {
  const { password, current, version, ...fields } = input
  if (password !== undefined) await refuseCommonPassword(password, 'password')
  const isOwn = password !== undefined && context.actor?.id === id
  const proven = isOwn ? await proveOwn(context, id, current, browser) : undefined
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  return unlessTaken(() =>
    inTransaction(context, async (tx) => {
      const stillAnAdmin = await keepAnAdmin(tx)
      const before = await findUser(tx, id, true)
      if (proven && !(await isStill(tx, id, proven))) throw wrongPassword()
      const versions = { sent: version, stored: before.version }
      await refuseOtherVersion(tx, 'user', id, versions, () => before)
      const changes: Changes = {
        ...changedFields(before, { ...before, ...given(fields) }),
        ...(passwordHash && { passwordChanged: [false, true] }),
      }
      if (Object.keys(changes).length === 0) return before
      await tx.db
        .updateTable('staffUsers')
        .set({
          ...fields,
          ...(passwordHash && { passwordHash }),
          version: before.version + 1,
          updatedAt: tx.now,
        })
        .where('id', '=', id)
        .execute()
      await stillAnAdmin()
      const after = await findUser(tx, id)
      if (passwordHash || !after.isActive) {
        await closeSessionsOf(tx.db, id, after.isActive && isOwn ? browser?.token : undefined)
      }
      await record(tx, 'update', 'user', id, changes, after.version)
      return after
    }),
  )
}

/** The hash that `current` opens. Throws 403 when it opens none, 429 when that happened too often. */
async function proveOwn(
  context: Context,
  id: number,
  current: UserChanges['current'],
  browser: OwnBrowser | undefined,
): Promise<string> {
  if (!current || !browser) throw wrongPassword('Enter your current password')
  const { username, passwordHash } = await context.db
    .selectFrom('staffUsers')
    .select(['username', 'passwordHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const account = { id, name: username, passwordHash }
  const { matches } = await provePassword(context, account, current, browser.attempts)
  if (!matches) throw wrongPassword()
  return passwordHash
}

/** Whether nobody gave the account another password while its own was being checked. */
async function isStill(tx: Context, id: number, passwordHash: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('staffUsers')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .executeTakeFirst()
  return row !== undefined
}

function wrongPassword(message = 'The current password is wrong'): Refused {
  return new Refused(403, message, { errors: [{ path: 'current', message }] })
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
