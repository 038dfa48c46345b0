import type { Context } from '../../../context.ts'
import { Refused } from '../../../refused.ts'
import { MIN_PASSWORD } from '../rules/staff.ts'
import { changeUser } from '../save-user.ts'

/**
 * Sets an admin's password and ends their sessions, for recovery from the command line. Refuses a password
 * of fewer than 8 characters, and a username that is not an admin's, listing the admins.
 */
export async function setAdminPassword(
  context: Context,
  username: string,
  password: string,
): Promise<void> {
  if (password.length < MIN_PASSWORD) {
    throw new Refused(400, 'short_password', { least: MIN_PASSWORD })
  }
  const admins = await context.db
    .selectFrom('staffUsers')
    .select(['id', 'username'])
    .where('role', '=', 'admin')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  const admin = admins.find(
    (candidate) => candidate.username.toLowerCase() === username.toLowerCase(),
  )
  if (!admin) {
    const usernames = admins.map((candidate) => candidate.username)
    throw new Refused(404, 'no_such_admin', { username, admins: usernames })
  }
  await changeUser(context, admin.id, { password })
}
