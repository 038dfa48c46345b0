import type { Context } from '../../context.ts'
import { Refused, refusedFor } from '../../refused.ts'
import { adminPath } from '../../shared/paths.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import { mailNotificationRow } from './mail/mail-notification.ts'
import { removeSubscription } from './push/subscriptions.ts'
import type { NotificationTrial } from './rules/notification.ts'
import { notificationTexts } from './rules/notification-texts.ts'

const path = adminPath('settings/notifications')

/**
 * Sends the signed-in user a test notice by one way, at once, so that a fault is told to whoever presses
 * the button. Throws 409 if the way is not set up, or the other side refuses.
 */
export async function tryWay(context: Context, trial: NotificationTrial): Promise<void> {
  const notice = { title: notificationTexts.test, body: notificationTexts.testHint, path }
  if (trial.way === 'browser') return tryBrowser(context, trial.endpoint, notice)
  const { mail, actor } = context
  if (!mail) throw new Refused(409, 'mail_not_set_up')
  if (!actor?.email) throw new Refused(409, 'no_own_address')
  const why = await mailNotificationRow(context, actor.email, notice)
  if (why) throw refusedFor(409, why)
}

async function tryBrowser(
  context: Context,
  endpoint: string | undefined,
  notice: { title: string; body: string; path: string },
): Promise<void> {
  const { db, push, actor } = context
  const subscription = await db
    .selectFrom('pushSubscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('endpoint', '=', endpoint ?? '')
    .where('userId', '=', actor?.id ?? 0)
    .executeTakeFirst()
  if (!subscription) throw new Refused(409, 'push_not_subscribed')
  if (!push) throw refusedFor(409, refusal('push_not_ready'))
  const { id, ...target } = subscription
  const pushed = await push.send(target, { ...notice, tag: 'test', ids: [] })
  if (pushed.state === 'unsent') throw refusedFor(409, pushed.why)
  if (pushed.state === 'gone') {
    await removeSubscription(context, id)
    throw new Refused(409, 'push_gone')
  }
  await db.updateTable('pushSubscriptions').set({ failure: null }).where('id', '=', id).execute()
}
