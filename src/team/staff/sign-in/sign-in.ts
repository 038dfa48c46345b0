import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { Refused } from '../../../refused.ts'
import { record } from '../../activity/record.ts'
import {
  type Actor,
  DashboardAccess,
  permissionsOf,
  Roles,
  type SignInInput,
} from '../rules/staff.ts'
import { hashPassword } from './password.ts'
import { type Account, type Attempts, provePassword } from './prove-password.ts'
import { closeSession, openSession, readSession } from './session.ts'

export type SignedInSession = { token: string; actor: Actor }

/**
 * Opens a session for a username and password, replacing the one of `oldToken`. Refuses with 401 (the same for
 * a wrong password, an unknown name and a deactivated user, at the same cost), with 403 without access to the
 * dashboard, and with 429 by `attempts`.
 */
export async function signIn(
  context: Context,
  input: SignInInput,
  attempts: Attempts,
  oldToken: string | undefined,
): Promise<SignedInSession> {
  const user = await findAccount(context, input.username)
  const { matches, outdated } = await provePassword(context, user, input.password, attempts)
  if (!matches || !isFound(user)) throw wrong()
  const newHash = outdated ? await hashPassword(input.password) : null
  const session = await inTransaction(context, async (tx) => {
    if (!(await lockIfUnchanged(tx, user))) return null
    if (newHash) await storeHash(tx, user.id, newHash)
    if (oldToken) await closeSession(tx.db, oldToken)
    const token = await openSession(tx.db, user.id, tx.now)
    const session = await readSession(tx.db, token, tx.now)
    if (!session) throw wrong()
    const { actor } = session
    await record({ ...tx, actor }, 'sign_in', 'user', user.id)
    return { token, actor }
  })
  // The hash changed while the password was being verified, so verify again.
  return session ?? signIn(context, input, attempts, oldToken)
}

/** Ends the session of a token, if it exists. */
export async function signOut(context: Context, token: string): Promise<void> {
  await inTransaction(context, async (tx) => {
    const session = await readSession(tx.db, token, tx.now)
    await closeSession(tx.db, token)
    if (!session) return
    await record({ ...tx, actor: session.actor }, 'sign_out', 'user', session.actor.id)
  })
}

/** The user of this name, and the name in the form that is compared. */
async function findAccount({ db }: Context, username: string): Promise<Account> {
  const { rows } = await sql<Account>`
    select u.id, lower(typed) as name, u.password_hash
    from (select ${username}::text as typed) as input
    left join staff_users u
      on lower(u.username) = lower(typed) and u.deleted_at is null and u.is_active`.execute(db)
  return rows[0] ?? { id: null, name: username, passwordHash: null }
}

type FoundAccount = { id: number; name: string; passwordHash: string }

function isFound(account: Account): account is FoundAccount {
  return account.id !== null && account.passwordHash !== null
}

/** Locks the account if its password is still the verified one. Throws 403 without access. */
async function lockIfUnchanged(tx: Context, user: FoundAccount): Promise<boolean> {
  const row = await tx.db
    .selectFrom('staffUsers')
    .innerJoin('settings', (join) => join.onTrue())
    .select(['role', 'canDeleteUnits', 'dashboardAccess'])
    .where('id', '=', user.id)
    .where('passwordHash', '=', user.passwordHash)
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .forUpdate('staffUsers')
    .executeTakeFirst()
  if (!row) return false
  const role = Roles.read(row.role) ?? 'user'
  const access = DashboardAccess.read(row.dashboardAccess) ?? 'admins'
  if (permissionsOf({ ...row, role }, access).openDashboard) return true
  throw new Refused(403, 'no_dashboard_access')
}

async function storeHash(tx: Context, id: number, passwordHash: string): Promise<void> {
  await tx.db.updateTable('staffUsers').set({ passwordHash }).where('id', '=', id).execute()
}

function wrong(): Refused {
  return new Refused(401, 'wrong_sign_in')
}
