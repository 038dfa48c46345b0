import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { task } from '../../../platform/jobs/task.ts'
import { addNotifications } from '../../../team/notifications/add-notifications.ts'
import { nameOfUser } from '../../../team/staff/store.ts'
import { typedWords } from './typed-words.ts'

/**
 * Tells managers and admins that an inquiry had no first response for as long as the settings allow. A call that
 * somebody logged with the contact counts as one; an archived or deleted conversation needs none.
 */
export const escalateUnansweredTask = task({
  name: 'escalate-unanswered',
  retries: 8,
  pause: 30,
  payload: z.object({ threadId: z.int(), messageId: z.int() }),
  label: ({ threadId }) => `Escalate unanswered conversation ${threadId}`,
  async run(context, { threadId, messageId }) {
    await inTransaction(context, async (tx) => {
      const waiting = await unansweredMessage(tx, threadId, messageId)
      if (!waiting) return
      const subject = { subject: 'thread', subjectId: threadId } as const
      const { ownerId, ...details } = waiting
      const managers = (await managerIds(tx)).filter((id) => id !== ownerId)
      await addNotifications(tx, { kind: 'unanswered', ...subject, details }, managers)
      await publishChange(tx, 'notification', null)
    })
  },
})

type Row = {
  name: string
  channel: string
  text: string
  since: string
  unit: string | null
  ownerId: number | null
  by: string | null
}

/** What is told of a message that nobody answered yet; null if somebody did. */
async function unansweredMessage({ db }: Context, threadId: number, messageId: number) {
  const { rows } = await sql<Row>`
    select coalesce(c.name, t.name) as name, t.channel, m.sent_at as since,
      case when i.id is null then m.content else ${typedWords} end as text,
      i.property_details as unit, u.id as owner_id, ${nameOfUser('u')} as by
    from inbox_threads t
    join inbox_messages m on m.id = ${messageId}
    left join contacts c on c.id = t.contact_id and c.deleted_at is null
    left join inquiries i on i.message_id = m.id
    left join staff_users u on u.id = t.assigned_to_id
    where t.id = ${threadId} and t.deleted_at is null and t.status = 'open'
      and not exists (
        select from inbox_messages a join inbox_threads other on other.id = a.thread_id
        where (other.id = t.id or other.contact_id = c.id) and a.id > m.id
          and not a.is_from_customer and a.state <> 'failed')
      and not exists (
        select from activities a
        where a.contact_id = c.id and a.type = 'call' and a.timestamp >= m.sent_at)`.execute(db)
  const [row] = rows
  if (!row) return null
  const { unit, by, ...details } = row
  return { ...details, ...(unit && { unit }), ...(by && { by }) }
}

async function managerIds({ db }: Context): Promise<number[]> {
  const managers = await db
    .selectFrom('staffUsers')
    .select('id')
    .where('role', 'in', ['admin', 'manager'])
    .execute()
  return managers.map(({ id }) => id)
}
