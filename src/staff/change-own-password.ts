import type { Context } from '../context.ts'
import { Refused } from '../refused.ts'
import { refuseCommonPassword } from './common-password.ts'
import type { PasswordChange } from './rules.ts'
import { changeUser, type OwnBrowser } from './save-user.ts'

/**
 * Gives whoever is signed in a new password and ends their other sessions. Refuses (403) a wrong
 * `current`, which counts as a failed sign-in, and (400) one of the commonest passwords.
 */
export async function changeOwnPassword(
  context: Context,
  { current, next }: PasswordChange,
  browser: OwnBrowser,
): Promise<void> {
  if (!context.actor) throw new Refused(401, 'Please sign in.')
  await refuseCommonPassword(next, 'next')
  await changeUser(context, context.actor.id, { current, password: next }, browser)
}
