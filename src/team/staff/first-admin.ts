import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { createUser } from './save-user.ts'
import { generatePassword } from './sign-in/password.ts'

/**
 * Creates the user `admin` if there has never been an admin. Returns the generated password, to be shown once;
 * null when one was configured or there is an admin. Safe to run in several processes at once.
 */
export async function createFirstAdmin(
  context: Context,
  configuredPassword?: string,
): Promise<{ username: string; password: string } | null> {
  const password = configuredPassword ?? generatePassword()
  const created = await inTransaction(context, async (tx) => {
    await sql`lock table staff_users in share row exclusive mode`.execute(tx.db)
    const admin = await tx.db
      .selectFrom('staffUsers')
      .select('id')
      .where('role', '=', 'admin')
      .limit(1)
      .executeTakeFirst()
    return admin ? null : createUser(tx, { username: 'admin', password, role: 'admin' })
  })
  return created && !configuredPassword ? { username: created.username, password } : null
}
