import { type Context, inTransaction } from '../../context.ts'
import { enterActivity } from '../activity/enter-activity.ts'
import type { ActivityInput, ActivityRecord } from '../activity/rules/activity.ts'
import { activityRecord, type Subject } from '../activity/timeline.ts'
import { MAX_TITLE } from './rules/task.ts'
import { addTask } from './save-task.ts'

/** Adds what a user entered to a subject's timeline; a task becomes one of their tasks. */
export async function enterEntry(
  context: Context,
  subject: Subject,
  { type, ...input }: ActivityInput,
): Promise<ActivityRecord> {
  if (type !== 'task') return enterActivity(context, subject, { type, ...input })
  return inTransaction(context, async (tx) => {
    const { dueDate, dueTime, status } = input
    const day = { dueDate: dueDate ?? null, dueTime: dueTime ?? null }
    const task = await addTask(tx, {
      ...subject,
      ...wordsOf(input),
      ...day,
      ...(status && { status }),
    })
    const { id } = await tx.db
      .selectFrom('activities')
      .select('id')
      .where('taskId', '=', task.id)
      .executeTakeFirstOrThrow()
    return activityRecord(tx.db, id)
  })
}

/** Without a title the first line of the text is the title. */
function wordsOf({ title, description }: Pick<ActivityInput, 'title' | 'description'>) {
  if (title) return { title, description: description ?? null }
  const text = description ?? ''
  const [line = ''] = text.split('\n')
  if (line.length <= MAX_TITLE) {
    const rest = text.slice(line.length).trim()
    return { title: line.trim(), description: rest || null }
  }
  return { title: line.slice(0, MAX_TITLE - 1).concat('…'), description: text }
}
