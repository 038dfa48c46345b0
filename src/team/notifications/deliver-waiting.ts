import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../context.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { jobId } from '../../platform/jobs/job-id.ts'
import { type Task, task } from '../../platform/jobs/task.ts'
import { addDeliveries } from './add-deliveries.ts'
import { NotificationKinds } from './rules/notification.ts'
import type { Quiet } from './rules/notification-settings.ts'
import { quietAt } from './rules/quiet-hours.ts'
import { settingsOf } from './stored-settings.ts'

type Payload = { userId: number; until?: string | undefined }

/**
 * At the end of quiet hours: sends what waits for it and is still unread as one, by each way the kinds
 * of which it is chosen for. Waits again if these quiet hours were made longer meanwhile.
 */
export const deliverWaitingTask: Task<Payload> = task({
  name: 'deliver-waiting-notifications',
  retries: 5,
  pause: 30,
  payload: z.object({ userId: z.int(), until: z.optional(z.string()) }),
  label: ({ userId }) => `Notices after the quiet hours of user ${userId}`,
  async run(context, { userId, until }) {
    await inTransaction(context, async (tx) => {
      const { choices, quiet } = await settingsOf(tx, userId)
      const end = new Date(until ?? tx.now)
      const now = quietAt(quiet, tx.now)
      if (now && now.since < end && end < now.until) return addWaiting(tx, userId, now.until)
      const { rows } = await sql<{ id: number; kind: string }>`
        update notifications set is_waiting = false
        where user_id = ${userId} and read_at is null and is_waiting
        returning id, kind`.execute(tx.db)
      for (const way of ['browser', 'email'] as const) {
        const ids = rows.flatMap(({ id, kind }) => {
          const known = NotificationKinds.read(kind)
          return known && choices[known][way] ? [id] : []
        })
        await addDeliveries(tx, userId, ids, { browser: false, email: false, [way]: true })
      }
    })
  },
})

/** One job for all that waits until then. */
export async function addWaiting(tx: Context, userId: number, until: Date): Promise<void> {
  const id = jobId(`notifications of ${userId} until ${until.toISOString()}`)
  const payload = { userId, until: until.toISOString() }
  await addJob(tx, deliverWaitingTask, payload, { id, startAfter: until })
}

/** The quiet hours were changed: what waits comes at their new end, or at once. */
export async function waitAnew(tx: Context, userId: number, quiet: Quiet): Promise<void> {
  const { rows } = await sql`select from notifications
    where user_id = ${userId} and read_at is null and is_waiting limit 1`.execute(tx.db)
  if (rows.length > 0) await addWaiting(tx, userId, quietAt(quiet, tx.now)?.until ?? tx.now)
}
