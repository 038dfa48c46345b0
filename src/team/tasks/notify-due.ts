import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { publishChange } from '../../platform/events/notify.ts'
import { bangkokDate, bangkokMidnight } from '../../shared/dates.ts'
import { addNotifications } from '../notifications/add-notifications.ts'

const NAMED = 2

/**
 * In the morning: tells everybody of their open tasks of the day, and of those overdue, as one notice.
 * Those with an hour today are told at their hour instead. A second run on one day tells nothing.
 */
export async function notifyDue(context: Context, now: Date): Promise<void> {
  const today = bangkokDate(now)
  const midnight = bangkokMidnight(today)
  await inTransaction(context, async (tx) => {
    const { rows } = await sql<{ userId: number; count: number; titles: string[] }>`
      with told as (
        update tasks set reminded_at = ${now}
        where deleted_at is null and status <> 'completed' and assigned_to_id is not null
          and reminder <> 'none' and due_date <= ${today} and (due_date < ${today} or due_time is null)
          and (reminded_at is null or reminded_at < ${midnight})
        returning assigned_to_id, title, due_date, due_time, id
      )
      select assigned_to_id as user_id, count(*)::int as count,
        (array_agg(title order by due_date, due_time, id))[1:${sql.lit(NAMED)}] as titles
      from told group by assigned_to_id order by 1`.execute(tx.db)
    for (const { userId, count, titles } of rows) {
      const details = { count, text: titles.join(' · ') }
      const notice = { kind: 'task_due', subject: 'tasks', subjectId: 0, details } as const
      await addNotifications(tx, notice, [userId])
    }
    if (rows.length > 0) await publishChange(tx, 'notification', null)
  })
}
