import * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import { task } from '../../../platform/jobs/task.ts'
import { refusedFor } from '../../../refused.ts'
import { adminPath } from '../../../shared/paths.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import { unreadOf } from '../notification-list.ts'
import type { PushPayload } from '../rules/notification.ts'
import { pushPayload } from '../rules/notification-texts.ts'
import { composeNotification } from './compose-notification.ts'

/**
 * Sends notifications to one person as an e-mail, as long as they are unread and that person may open the dashboard. What may have left is not
 * sent again.
 */
export const mailNotificationTask = task({
  name: 'mail-notification',
  waitsFor: 'mail',
  retries: 8,
  pause: 30,
  payload: z.object({ userId: z.int(), notificationIds: z.array(z.int()) }),
  label: ({ notificationIds: [first] }) => `Notification ${first} by email`,
  async run(context, { userId, notificationIds }) {
    const payload = pushPayload(await unreadOf(context, userId, notificationIds))
    const address = payload && (await addressOf(context, userId))
    if (!address) return
    const why = await mailNotificationRow(context, address, payload)
    if (why) throw refusedFor(503, why)
  },
})

/** Sends an e-mail to a member of staff; why it did not leave, else null. */
export async function mailNotificationRow(
  context: Context,
  to: string,
  { title, body, path }: Pick<PushPayload, 'title' | 'body' | 'path'>,
): Promise<Refusal | null> {
  const { mail, now, origin = '' } = context
  if (!mail) return refusal('mail_not_set_up')
  const link = `${origin}${path}`
  const settingsLink = `${origin}${adminPath('settings/notifications')}`
  const bytes = await composeNotification(mail, { title, body, to, link, settingsLink, now })
  const sending = await mail.send({ to: [to], bytes })
  return sending.state === 'unsent' ? sending.why : null
}

/** The address of a user, or null. */
async function addressOf({ db }: Context, userId: number): Promise<string | null> {
  const user = await db
    .selectFrom('staffUsers')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.email ?? null
}
