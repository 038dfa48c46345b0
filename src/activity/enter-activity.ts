import { type Context, inTransaction } from '../context.ts'
import { bangkokDate } from '../shared/dates.ts'
import { addActivity } from './add-activity.ts'
import { changedFields, record } from './record.ts'
import { type ActivityInput, type ActivityRecord, EnteredTypes } from './rules/activity.ts'
import { activityRecord, type Subject } from './timeline.ts'

/**
 * Adds what a user entered to a subject's timeline. The title defaults to the kind's name; a
 * meeting's day follows from its time, and a new task is pending.
 */
export async function enterActivity(
  context: Context,
  subject: Subject,
  { type, title, description, dueDate, timestamp, status, duration }: ActivityInput,
): Promise<ActivityRecord> {
  return inTransaction(context, async (tx) => {
    const day = dueDate ?? (type === 'meeting' && timestamp ? bangkokDate(timestamp) : null)
    const id = await addActivity(tx, {
      type,
      ...subject,
      title: title || EnteredTypes.labels[type],
      description: description ?? null,
      timestamp: timestamp ?? undefined,
      dueDate: day,
      status: status ?? (type === 'task' ? 'pending' : null),
      duration: duration ?? null,
    })
    const entry = await activityRecord(tx.db, id)
    await record(tx, 'create', 'activity', id, changedFields({}, entry))
    return entry
  })
}
