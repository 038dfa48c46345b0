import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { bangkokDate, bangkokMidnight } from '../../../shared/dates.ts'
import { addNotifications } from '../../../team/notifications/add-notifications.ts'
import type { Send } from '../store.ts'
import { visitText } from './visit-entry.ts'
import type { Visit } from './visits.ts'

/**
 * Tells the sender that their page was opened, once a day and page: what is pressed and liked later that day is
 * added to what stands in their list unread. What was asked to be seen is a message, of which they hear anyway.
 */
export async function notifySender(tx: Context, send: Send, visit: Visit): Promise<void> {
  const text = await visitText(tx, visit)
  const details = { ...(send.contactName && { name: send.contactName }), ...(text && { text }) }
  const today = bangkokMidnight(bangkokDate(tx.now))
  const { rows } = await sql<{ id: number }>`
    update notifications
    set details = case when read_at is null then ${JSON.stringify(details)}::jsonb else details end
    where user_id = ${send.sentById} and kind = 'homes_opened' and subject_id = ${send.id}
      and created_at >= ${today}
    returning id`.execute(tx.db)
  if (rows.length === 0) {
    const notice = { kind: 'homes_opened', subject: 'shortlist', subjectId: send.id } as const
    await addNotifications(tx, { ...notice, details }, [send.sentById])
  }
  await publishChange(tx, 'notification', null)
}
