import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { publishChange } from '../../platform/events/notify.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { addNotifications } from '../../team/notifications/add-notifications.ts'
import { isStaleUnit } from './stale-units.ts'

const DAYS = 14
const MONDAY = 1

/** On Mondays: tells each member of staff how many of their units nobody has confirmed for 14 days. */
export async function notifyToConfirm(context: Context, now: Date): Promise<void> {
  if (new Date(`${bangkokDate(now)}T00:00:00Z`).getUTCDay() !== MONDAY) return
  await inTransaction(context, async (tx) => {
    const { rows } = await sql<{ userId: number; count: number }>`
      select u.assigned_to_id as user_id, count(*)::int as count from units u
      where u.assigned_to_id is not null and ${isStaleUnit(DAYS, now)}
      group by u.assigned_to_id order by 1`.execute(tx.db)
    for (const { userId, count } of rows) {
      const units = { kind: 'confirm', subject: 'units', subjectId: 0, details: { count } } as const
      await addNotifications(tx, units, [userId])
    }
    if (rows.length > 0) await publishChange(tx, 'notification', null)
  })
}
