import type { Context } from '../context.ts'
import { Refused } from '../refused.ts'
import { MIN_PASSWORD } from './rules.ts'
import { changeUser } from './save-user.ts'

/**
 * Gives an admin a new password and ends their sessions: the way back in from the shell. Refuses a
 * password under 8 characters, and a username that is no admin's, naming the admins there are.
 */
export async function setAdminPassword(
  context: Context,
  username: string,
  password: string,
): Promise<void> {
  if (password.length < MIN_PASSWORD) {
    throw new Refused(400, `A password has at least ${MIN_PASSWORD} characters.`)
  }
  const admins = await context.db
    .selectFrom('staffUsers')
    .select(['id', 'username'])
    .where('role', '=', 'admin')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  const admin = admins.find((one) => one.username.toLowerCase() === username.toLowerCase())
  if (!admin) {
    const known = admins.map((one) => one.username).join(', ')
    throw new Refused(404, `There is no admin named ${username}. Admins: ${known}.`)
  }
  await changeUser(context, admin.id, { password })
}
