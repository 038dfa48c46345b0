import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import type { User } from './rules/staff.ts'
import { changeUser, createUser, createUserWithoutPassword } from './save-user.ts'
import { generatePassword, NO_PASSWORD } from './sign-in/password.ts'
import { findUser } from './store.ts'

const ADMIN = { username: 'admin', role: 'admin' } as const

/**
 * Creates the user `admin` if there has never been an admin, or sets the password of the one that the demo agency
 * was made with. Returns the generated password, to be shown once; null when one was configured or there is an
 * admin with one. Safe to run in several processes at once.
 */
export async function createFirstAdmin(
  context: Context,
  configuredPassword?: string,
): Promise<{ username: string; password: string } | null> {
  const password = configuredPassword ?? generatePassword()
  const created = await inTransaction(context, async (tx) => {
    await sql`lock table staff_users in share row exclusive mode`.execute(tx.db)
    const admin = await admins(tx).executeTakeFirst()
    if (!admin) return createUser(tx, { ...ADMIN, password })
    return admin.passwordHash === NO_PASSWORD ? changeUser(tx, admin.id, { password }) : null
  })
  return created && !configuredPassword ? { username: created.username, password } : null
}

/** The first admin, created without a password if there is none. */
export async function firstAdmin(tx: Context): Promise<User> {
  const active = admins(tx).where('isActive', '=', true).where('deletedAt', 'is', null)
  const admin = await active.executeTakeFirst()
  return admin ? findUser(tx, admin.id) : createUserWithoutPassword(tx, ADMIN)
}

function admins({ db }: Context) {
  return db
    .selectFrom('staffUsers')
    .select(['id', 'passwordHash'])
    .where('role', '=', 'admin')
    .orderBy('id')
    .limit(1)
}
