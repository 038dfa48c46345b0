import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import { type Task, task } from '../../../platform/jobs/task.ts'
import { onDuty } from '../../../team/duty/on-duty.ts'
import { addNotifications } from '../../../team/notifications/add-notifications.ts'
import { isUnassigned } from '../unassigned.ts'
import { typedWords } from './typed-words.ts'

/** Minutes after which everybody on duty is told that nobody took a conversation. */
export const UNASSIGNED_MINUTES = 15

type Payload = { threadId: number; messageId: number }

/**
 * Tells those on duty that nobody took a conversation, unless somebody has it, answered, or archived it
 * meanwhile. Outside working hours it waits until they begin.
 */
export const remindUnassignedTask: Task<Payload> = task({
  name: 'remind-unassigned',
  retries: 8,
  pause: 30,
  payload: z.object({ threadId: z.int(), messageId: z.int() }),
  label: ({ threadId }) => `Remind of unassigned conversation ${threadId}`,
  async run(context, payload) {
    await inTransaction(context, async (tx) => {
      const waiting = await unassignedMessage(tx, payload)
      if (!waiting) return
      const { people, opensAt } = await onDuty(tx)
      if (opensAt) return addJob(tx, remindUnassignedTask, payload, { startAfter: opensAt })
      const subject = { subject: 'thread', subjectId: payload.threadId } as const
      await addNotifications(tx, { kind: 'unassigned', ...subject, details: waiting }, people)
      await publishChange(tx, 'notification', null)
    })
  },
})

type Waiting = { name: string; channel: string; text: string; since: string; unit: string | null }

/** What is told of a conversation that nobody took since this message; null if somebody did. */
async function unassignedMessage({ db }: Context, { threadId, messageId }: Payload) {
  const { rows } = await sql<Waiting>`
    select coalesce(c.name, t.name) as name, t.channel, m.sent_at as since,
      case when i.id is null then m.content else ${typedWords} end as text,
      i.property_details as unit
    from inbox_threads t
    join inbox_messages m on m.id = ${messageId}
    left join contacts c on c.id = t.contact_id and c.deleted_at is null
    left join inquiries i on i.message_id = m.id
    where t.id = ${threadId} and t.deleted_at is null and t.status = 'open'
      and ${isUnassigned('t')}
      and not exists (
        select from inbox_messages a
        where a.thread_id = t.id and a.id > ${messageId} and not a.is_from_customer)`.execute(db)
  const [waiting] = rows
  if (!waiting) return null
  const { unit, ...details } = waiting
  return { ...details, ...(unit && { unit }) }
}
