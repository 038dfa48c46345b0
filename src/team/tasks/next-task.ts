import type { Context } from '../../context.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { recordExists } from '../activity/record-exists.ts'
import { nextDay } from './rules/next-day.ts'
import type { TaskInput, TaskRecord } from './rules/task.ts'
import { takeTaskBack } from './take-task-back.ts'

type Fields = Required<{
  [Name in keyof Omit<TaskInput, 'repeatDay'>]: Exclude<TaskInput[Name], undefined>
}>
type Insert = (tx: Context, fields: Fields, repeatDay: number | null) => Promise<TaskRecord>

/**
 * Makes the next task of the series of one that was completed, unless there is one. Its row is locked by the caller.
 */
export async function addNextTask(tx: Context, task: TaskRecord, insert: Insert): Promise<void> {
  const { repeat, dueDate } = task
  if (repeat === 'none' || !dueDate || (await hasNext(tx, task))) return
  const { repeatDay } = await tx.db
    .selectFrom('tasks')
    .select('repeatDay')
    .where('id', '=', task.id)
    .executeTakeFirstOrThrow()
  const day = nextDay(repeat, dueDate, repeatDay ?? Number(dueDate.slice(8)), bangkokDate(tx.now))
  const { title, description, dueTime, priority, reminder } = task
  const { contactId, dealId, unitId, assignedToId } = task
  const fields = { title, description, dueDate: day, dueTime, priority, repeat, reminder } as const
  const subjects = { contactId, dealId, unitId, assignedToId }
  const next = await insert(tx, { ...fields, ...subjects, status: 'pending' }, repeatDay)
  await tx.db.updateTable('tasks').set({ nextId: next.id }).where('id', '=', task.id).execute()
}

/** Deletes the next task of one that is open again; one that somebody changed stays its next one. */
export async function takeNextBack(tx: Context, task: TaskRecord): Promise<void> {
  const { id, nextId } = task
  if (nextId === null) return
  if (!(await takeTaskBack(tx, nextId)) && (await hasNext(tx, task))) return
  await tx.db.updateTable('tasks').set({ nextId: null }).where('id', '=', id).execute()
}

async function hasNext(tx: Context, { nextId }: TaskRecord): Promise<boolean> {
  return nextId !== null && (await recordExists(tx, 'task', nextId))
}
