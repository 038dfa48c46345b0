import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { task } from '../../../platform/jobs/task.ts'
import { refusedFor } from '../../../refused.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import { unreadOf } from '../notification-list.ts'
import { pushPayload } from '../rules/notification-texts.ts'
import { removeSubscription, subscriptionToPush } from './subscriptions.ts'

/**
 * Pushes notifications to one browser, as long as they are unread and its session lives. A browser that
 * is gone (404, 410) is removed. Tries for about two hours; a failure that is given up is shown to its
 * user with the browser.
 */
export const pushNotificationTask = task({
  name: 'push-notification',
  waitsFor: 'push',
  retries: 8,
  pause: 30,
  payload: z.object({ subscriptionId: z.int(), notificationIds: z.array(z.int()) }),
  label: ({ notificationIds: [first] }) => `Push notification ${first}`,
  async run(context, { subscriptionId, notificationIds }) {
    const { push } = context
    if (!push) throw refusedFor(503, refusal('push_not_ready'))
    const subscription = await subscriptionToPush(context, subscriptionId)
    if (!subscription) return
    const unread = await unreadOf(context, subscription.userId, notificationIds)
    const payload = pushPayload(unread)
    if (!payload) return
    const pushed = await push.send(subscription, payload)
    if (pushed.state === 'gone') return removeSubscription(context, subscriptionId)
    if (pushed.state === 'unsent') {
      // Kept with the job when it is given up.
      throw refusedFor(503, pushed.why)
    }
    if (subscription.hasFailed) await setFailure(context, subscriptionId, false)
  },
  async onGiveUp(tx, { subscriptionId }) {
    await setFailure(tx, subscriptionId, true)
  },
})

async function setFailure(context: Context, id: number, hasFailed: boolean): Promise<void> {
  await inTransaction(context, async (tx) => {
    const failure = hasFailed ? JSON.stringify(refusal('push_given_up')) : null
    await tx.db.updateTable('pushSubscriptions').set({ failure }).where('id', '=', id).execute()
    await publishChange(tx, 'notification', null)
  })
}
