import { type Context, inTransaction } from '../../context.ts'
import { bangkokDate, bangkokTime, formatTime } from '../../shared/dates.ts'
import { addActivity } from './add-activity.ts'
import { changedFields, record } from './record.ts'
import { type ActivityRecord, EnteredTypes, type EntryInput } from './rules/activity.ts'
import { activityRecord, type Subject } from './timeline.ts'

/**
 * Adds what a user entered to a subject's timeline. The title defaults to the kind's name; the time of
 * a meeting and its day follow from each other.
 */
export async function enterActivity(
  context: Context,
  subject: Subject,
  { type, title, description, status, duration, ...entered }: EntryInput,
): Promise<ActivityRecord> {
  return inTransaction(context, async (tx) => {
    const { timestamp, ...day } = type === 'meeting' ? meetingTime(entered) : plainTime(entered)
    const id = await addActivity(tx, {
      type,
      ...subject,
      title: title || EnteredTypes.labels[type],
      description: description ?? null,
      timestamp,
      ...day,
      status: status ?? null,
      duration: duration ?? null,
    })
    const entry = await activityRecord(tx.db, id)
    await record(tx, 'create', 'activity', id, changedFields({}, entry))
    return entry
  })
}

type Entered = Pick<EntryInput, 'timestamp' | 'dueDate' | 'dueTime'>

const plainTime = ({ timestamp, dueDate }: Entered) => ({
  timestamp: timestamp ?? undefined,
  dueDate: dueDate ?? null,
  dueTime: null,
})

function meetingTime({ timestamp, dueDate, dueTime }: Entered) {
  if (timestamp)
    return {
      timestamp,
      dueDate: dueDate ?? bangkokDate(timestamp),
      dueTime: dueTime ?? formatTime(timestamp),
    }
  return {
    timestamp: dueDate && dueTime ? bangkokTime(dueDate, dueTime) : undefined,
    dueDate: dueDate ?? null,
    dueTime: (dueDate && dueTime) || null,
  }
}
