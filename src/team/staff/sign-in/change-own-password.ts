import type { Context } from '../../../context.ts'
import { Refused } from '../../../refused.ts'
import type { PasswordChange } from '../rules/staff.ts'
import { changeUser, type OwnBrowser } from '../save-user.ts'
import { refuseCommonPassword } from './common-password.ts'

/**
 * Changes the signed-in user's password and ends their other sessions. Refuses (403) a wrong `current`,
 * which counts as a failed sign-in, and (400) a common password.
 */
export async function changeOwnPassword(
  context: Context,
  { current, next }: PasswordChange,
  browser: OwnBrowser,
): Promise<void> {
  if (!context.actor) throw new Refused(401, 'sign_in_first')
  await refuseCommonPassword(next, 'next')
  await changeUser(context, context.actor.id, { current, password: next }, browser)
}
