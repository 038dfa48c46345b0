import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../context.ts'
import { publishChange } from '../../platform/events/notify.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { jobId } from '../../platform/jobs/job-id.ts'
import { task as job } from '../../platform/jobs/task.ts'
import { addNotifications } from '../notifications/add-notifications.ts'
import type { TaskRecord } from './rules/task.ts'

/** Has whoever has a task with an hour reminded of it. */
export async function remindLater(tx: Context, { id }: TaskRecord): Promise<void> {
  const { remindAt } = await tx.db
    .selectFrom('tasks')
    .select('remindAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!remindAt) return
  const at = new Date(remindAt)
  const payload = { taskId: id, at: at.toISOString() }
  await addJob(tx, remindTask, payload, { id: jobId(`remind ${id} ${payload.at}`), startAfter: at })
}

/**
 * Tells whoever has a task that it is due, once: the mark and the notice are one transaction, so that a
 * job that runs twice tells nobody again. Nothing is told of a task that was moved, completed or deleted.
 */
export const remindTask = job({
  name: 'remind-of-task',
  retries: 5,
  pause: 30,
  payload: z.object({ taskId: z.int(), at: z.string() }),
  label: ({ taskId }) => `Reminder of task ${taskId}`,
  async run(context, { taskId, at }) {
    await inTransaction(context, async (tx) => {
      const { rows } = await sql<Due>`
        update tasks set reminded_at = ${tx.now}
        where id = ${taskId} and remind_at = ${at} and reminded_at is null
          and deleted_at is null and status <> 'completed' and assigned_to_id is not null
        returning assigned_to_id, title, due_date, due_time,
          (select c.name from contacts c where c.id = contact_id and c.deleted_at is null) as contact`.execute(
        tx.db,
      )
      const [due] = rows
      if (!due) return
      const { assignedToId, title, dueDate, dueTime, contact } = due
      const details = {
        name: title,
        due: `${dueDate} ${dueTime}`,
        ...(contact && { text: contact }),
      }
      const notice = { kind: 'task_due', subject: 'task', subjectId: taskId, details } as const
      await addNotifications(tx, notice, [assignedToId])
      await publishChange(tx, 'notification', null)
    })
  },
})

type Due = {
  assignedToId: number
  title: string
  dueDate: string
  dueTime: string
  contact: string | null
}
