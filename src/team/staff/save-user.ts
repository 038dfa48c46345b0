import { type Context, inTransaction } from '../../context.ts'
import { singleImageHash } from '../../platform/db/image-hashes.ts'
import { violates } from '../../platform/db/violates.ts'
import { type Refused, refusedFor, taken } from '../../refused.ts'
import { definedFields } from '../../shared/fields/defined-fields.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import { changedFields, record } from '../activity/record.ts'
import { refuseOtherVersion } from '../activity/refuse-other-version.ts'
import type { Changes } from '../activity/rules/activity.ts'
import { ensureAdminRemains } from './ensure-admin-remains.ts'
import type { ProfileChanges } from './rules/profile.ts'
import type { NewUser, User, UserChanges } from './rules/staff.ts'
import { refuseCommonPassword } from './sign-in/common-password.ts'
import { hashPassword, NO_PASSWORD } from './sign-in/password.ts'
import { type Attempts, provePassword } from './sign-in/prove-password.ts'
import { closeSessionsOf } from './sign-in/session.ts'
import { findUser } from './store.ts'

/** Creates a user. Refuses (409) a username that is taken in any letter case, (400) a common password. */
export async function createUser(context: Context, input: NewUser): Promise<User> {
  const { password, ...fields } = input
  await refuseCommonPassword(password, 'password')
  return insertUser(context, fields, await hashPassword(password))
}

/** Creates a user as whom nobody can sign in until a password is set. */
export function createUserWithoutPassword(
  context: Context,
  fields: Omit<NewUser, 'password'>,
): Promise<User> {
  return insertUser(context, fields, NO_PASSWORD)
}

function insertUser(
  context: Context,
  fields: Omit<NewUser, 'password'>,
  passwordHash: string,
): Promise<User> {
  return unlessTaken(() =>
    inTransaction(context, async (tx) => {
      const { id } = await tx.db
        .insertInto('staffUsers')
        .values({
          ...(await columnsOf(tx, fields)),
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

/** For changing one's own password: the failed attempts, and the session to keep open. */
export type OwnBrowser = { attempts: Attempts; token: string | undefined }

/**
 * Changes a user. A new password or deactivation ends all their sessions, except the one in which users
 * change their own password; that requires the current one. A password that another sets ends the address of their
 * calendar too. Refuses (409) an outdated version, a taken
 * username, and to leave no active admin; (403) a wrong `current`; (400) a common password.
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
  const proven = isOwn ? await verifyOwnPassword(context, id, current, browser) : undefined
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  return unlessTaken(() =>
    inTransaction(context, async (tx) => {
      const stillAnAdmin = await ensureAdminRemains(tx)
      const before = await findUser(tx, id, true)
      if (proven && !(await isPasswordUnchanged(tx, id, proven))) throw wrongPassword()
      const versions = { sent: version, stored: before.version }
      await refuseOtherVersion(tx, 'user', id, versions, () => before)
      const changes: Changes = {
        ...changedFields(before, { ...before, ...definedFields(fields) }),
        ...(passwordHash && { passwordChanged: [false, true] }),
      }
      if (Object.keys(changes).length === 0) return before
      await tx.db
        .updateTable('staffUsers')
        .set({
          ...(await columnsOf(tx, fields)),
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
      // Whoever had the old password may have read it.
      if (passwordHash && !isOwn) {
        await tx.db.deleteFrom('calendarFeeds').where('userId', '=', id).execute()
      }
      await record(tx, 'update', 'user', id, changes, after.version)
      return after
    }),
  )
}

/** Changes one's own profile. Refuses: 400 an unknown photo, 409 another version. */
export async function changeProfile(context: Context, changes: ProfileChanges): Promise<User> {
  return changeUser(context, context.actor?.id ?? 0, changes)
}

/** The columns of a user's fields. Refuses (400) a photo that was not uploaded. */
async function columnsOf<Fields extends { photo?: string | null | undefined }>(
  { db }: Context,
  { photo, ...fields }: Fields,
) {
  if (photo === undefined) return fields
  return { ...fields, photoHash: photo && (await singleImageHash(db, photo, 'photo')) }
}

/** Verifies the user's current password and returns its hash. Throws 403 when wrong, 429 after too many attempts. */
async function verifyOwnPassword(
  context: Context,
  id: number,
  current: UserChanges['current'],
  browser: OwnBrowser | undefined,
): Promise<string> {
  if (!current || !browser) throw wrongPassword('current_password_required')
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

/** Whether the account's password was not changed while it was being verified. */
async function isPasswordUnchanged(
  tx: Context,
  id: number,
  passwordHash: string,
): Promise<boolean> {
  const row = await tx.db
    .selectFrom('staffUsers')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .executeTakeFirst()
  return row !== undefined
}

function wrongPassword(
  code: 'wrong_password' | 'current_password_required' = 'wrong_password',
): Refused {
  return refusedFor(403, refusal(code), { at: 'current' })
}

async function unlessTaken<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (violates(error, 'staff_users_username')) throw usernameTaken()
    throw error
  }
}

/** The 409 for a taken username. */
export function usernameTaken(): Refused {
  return taken('username', 'username_taken')
}
