import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { mailNotificationTask } from './mail/mail-notification.ts'
import { pushNotificationTask } from './push/push-notification.ts'

/**
 * Adds the jobs that send these notifications to one person, as one: a push for each of their browsers
 * with a live session, and an e-mail if they have an address and mail is set up.
 */
export async function addDeliveries(
  tx: Context,
  userId: number,
  notificationIds: readonly number[],
  ways: { browser: boolean; email: boolean },
): Promise<void> {
  const ids = [...notificationIds]
  if (ids.length === 0) return
  if (ways.browser) {
    const { rows } = await sql<{ id: number }>`
      select p.id from push_subscriptions p join sessions s on s.token_hash = p.session_hash
      where p.user_id = ${userId} and s.expires_at > ${tx.now} order by p.id`.execute(tx.db)
    for (const { id } of rows) {
      const payload = { subscriptionId: id, notificationIds: ids }
      await addJob(tx, pushNotificationTask, payload)
    }
  }
  if (ways.email && tx.mail) {
    const { rows } = await sql`
      select from staff_users where id = ${userId} and email is not null`.execute(tx.db)
    if (rows.length > 0) {
      await addJob(tx, mailNotificationTask, { userId, notificationIds: ids })
    }
  }
}
