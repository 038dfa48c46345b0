import { sql } from 'kysely'
import * as z from 'zod/mini'
import { inTransaction } from '../context.ts'
import { task } from '../jobs/task.ts'
import { addDeliveries } from './add-deliveries.ts'
import { NoticeKinds } from './rules/notification.ts'
import { settingsOf } from './settings.ts'

/**
 * At the end of quiet hours: sends what came in them and is still unread as one, by each way the kinds
 * of which it is chosen for.
 */
export const deliverWaitingTask = task({
  name: 'deliver-waiting-notifications',
  retries: 5,
  pause: 30,
  payload: z.object({ userId: z.int(), since: z.string() }),
  label: ({ userId }) => `Notices after the quiet hours of user ${userId}`,
  async run(context, { userId, since }) {
    await inTransaction(context, async (tx) => {
      const { choices } = await settingsOf(tx, userId)
      const { rows } = await sql<{ id: number; kind: string }>`
        select id, kind from notifications
        where user_id = ${userId} and read_at is null and created_at >= ${since}
        order by id`.execute(tx.db)
      for (const way of ['browser', 'email'] as const) {
        const ids = rows.flatMap(({ id, kind }) => {
          const known = NoticeKinds.read(kind)
          return known && choices[known][way] ? [id] : []
        })
        const ways = { browser: false, email: false, [way]: true }
        await addDeliveries(tx, userId, ids, ways, `since ${since}`)
      }
    })
  },
})
