import { sql } from 'kysely'
import { type Context, inTransaction } from '../context.ts'
import { generatePassword } from './password.ts'
import { createUser } from './save-user.ts'

/**
 * Makes the user `admin` when there has never been a user. Answers the generated password, to be shown
 * once, or null: one was given, or there are users. Processes that start at once make one admin.
 */
export async function createFirstAdmin(
  context: Context,
  given?: string,
): Promise<{ username: string; password: string } | null> {
  const password = given ?? generatePassword()
  const created = await inTransaction(context, async (tx) => {
    await sql`lock table staff_users in share row exclusive mode`.execute(tx.db)
    const anybody = await tx.db.selectFrom('staffUsers').select('id').limit(1).executeTakeFirst()
    return anybody ? null : createUser(tx, { username: 'admin', password, role: 'admin' })
  })
  return created && !given ? { username: created.username, password } : null
}
