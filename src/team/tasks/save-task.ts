import { type Context, inTransaction } from '../../context.ts'
import { invalid, Refused } from '../../refused.ts'
import { inMonth } from '../../shared/calendar-days.ts'
import { type DefinedFields, definedFields } from '../../shared/fields/defined-fields.ts'
import { addTaskEntry, moveTaskEntry } from '../activity/add-activity.ts'
import { changedFields, record } from '../activity/record.ts'
import { refuseOtherVersion } from '../activity/refuse-other-version.ts'
import type { Changes } from '../activity/rules/activity.ts'
import { endNotifications } from '../notifications/notification-list.ts'
import { notifyAssigned } from '../notifications/notify-assigned.ts'
import { addNextTask, takeNextBack } from './next-task.ts'
import { remindLater } from './remind-task.ts'
import { mayChangeTask } from './rules/may-change-task.ts'
import { remindAt } from './rules/remind-at.ts'
import type { TaskChange, TaskInput, TaskRecord } from './rules/task.ts'
import { taskRecord } from './store.ts'
import { contactOfDeal, requireSubjects } from './task-subjects.ts'

/**
 * Enters a task: for whoever enters it, unless another colleague is named, and about the contact of its
 * deal, unless one is named. It stands on the timelines of its subjects. One that is entered as completed
 * and repeats makes the next of its series. Refuses (400) unknown subjects, an hour or a repetition without
 * a day.
 */
export async function addTask(context: Context, input: TaskInput): Promise<TaskRecord> {
  return inTransaction(context, async (tx) => {
    await requireSubjects(tx, input)
    const { contactId = null, dealId = null, unitId = null, status = 'pending' } = input
    const fields = {
      title: input.title,
      description: input.description ?? null,
      dueDate: input.dueDate ?? null,
      dueTime: input.dueTime ?? null,
      priority: input.priority ?? 'medium',
      status,
      contactId: contactId ?? (dealId === null ? null : await contactOfDeal(tx, dealId)),
      dealId,
      unitId,
      assignedToId: input.assignedToId ?? tx.actor?.id ?? null,
      repeat: input.repeat ?? 'none',
      reminder: input.reminder ?? 'at_time',
    } as const
    const task = await insertTask(tx, fields, dayOfMonth(fields, input.repeatDay))
    if (status !== 'completed') return task
    await addNextTask(tx, task, insertTask)
    return taskRecord(tx.db, task.id)
  })
}

type Fields = Required<{
  [Name in keyof Omit<TaskInput, 'repeatDay'>]: Exclude<TaskInput[Name], undefined>
}>

/** Stores a new task, with its entry, its audit record and its reminder. */
async function insertTask(
  tx: Context,
  fields: Fields,
  repeatDay: number | null,
): Promise<TaskRecord> {
  requireDay(fields)
  const { id } = await tx.db
    .insertInto('tasks')
    .values({
      ...fields,
      completedAt: completedAt(tx, fields),
      remindAt: remindAt(fields, tx.now),
      repeatDay,
      createdById: tx.actor?.id ?? null,
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addTaskEntry(tx, id, fields)
  const task = await taskRecord(tx.db, id)
  await record(tx, 'create', 'task', id, changedFields({}, fields), task.version)
  await remindLater(tx, task)
  await notifyAssignee(tx, task)
  return task
}

/**
 * Changes the given fields of a task. Completing one that repeats makes the next of its series; opening
 * it again takes that back, unless somebody changed it. Refuses: 404 unknown, 403 a task of others, 409
 * another version, 400 as when it is entered.
 */
export async function changeTask(
  context: Context,
  id: number,
  { version, ...input }: TaskChange,
): Promise<TaskRecord> {
  return inTransaction(context, async (tx) => {
    const before = await taskRecord(tx.db, id, true)
    requireOwn(tx, before)
    await refuseOtherVersion(
      tx,
      'task',
      id,
      { sent: version, stored: before.version },
      () => before,
    )
    return change(tx, before, definedFields(input))
  })
}

async function change(
  tx: Context,
  before: TaskRecord,
  fields: DefinedFields<Omit<TaskChange, 'version'>>,
): Promise<TaskRecord> {
  const after = { ...before, ...fields }
  const changes = changedFields(before, after)
  if (Object.keys(changes).length === 0) return before
  requireDay(after)
  await requireSubjects(tx, onlyChanged(fields, changes))
  await tx.db
    .updateTable('tasks')
    .set({
      ...fields,
      ...(changes.status && { completedAt: completedAt(tx, after) }),
      // Only then: a reminder that is told at this moment must find its time.
      ...(movesReminder(changes) && { remindAt: remindAt(after, tx.now), remindedAt: null }),
      ...((changes.dueDate || changes.repeat) && { repeatDay: dayOfMonth(after) }),
      version: before.version + 1,
      updatedAt: tx.now,
    })
    .where('id', '=', before.id)
    .execute()
  await moveTaskEntry(tx, before.id, after)
  await record(tx, 'update', 'task', before.id, changes, before.version + 1)
  if (changes.status) await followSeries(tx, before, after)
  const task = await taskRecord(tx.db, before.id)
  if (changes.assignedToId) await endNotifications(tx, 'task', task.id)
  else if (movesReminder(changes)) await endNotifications(tx, 'task', task.id, 'task_due')
  if (movesReminder(changes)) await remindLater(tx, task)
  if (changes.assignedToId) await notifyAssignee(tx, task)
  return task
}

async function followSeries(tx: Context, before: TaskRecord, after: TaskRecord): Promise<void> {
  if (after.status === 'completed') {
    await endNotifications(tx, 'task', after.id)
    await addNextTask(tx, after, insertTask)
  } else if (before.status === 'completed') await takeNextBack(tx, before)
}

/** Refuses (403) a task that is neither one's own nor one's making, unless one may change all. */
export function requireOwn({ actor }: Context, task: TaskRecord): void {
  if (actor && !mayChangeTask(actor, task)) throw new Refused(403, 'task_of_others')
}

function requireDay({
  dueDate,
  dueTime,
  repeat,
}: Pick<TaskRecord, 'dueDate' | 'dueTime' | 'repeat'>) {
  if (dueDate) return
  if (dueTime) throw invalid('dueTime', 'task_time_without_date')
  if (repeat !== 'none') throw invalid('repeat', 'task_repeat_without_date')
}

const completedAt = ({ now }: Context, { status }: Pick<TaskRecord, 'status'>) =>
  status === 'completed' ? now : null

/** What is begun is still told at the same time; what is completed, or open again, is not. */
const movesReminder = ({ dueDate, dueTime, reminder, status }: Changes) =>
  Boolean(dueDate || dueTime || reminder || status?.includes('completed'))

/** What a monthly task aims at: its day, or a later one that its month does not have. */
function dayOfMonth(
  { dueDate, repeat }: Pick<TaskRecord, 'dueDate' | 'repeat'>,
  aim = 0,
): number | null {
  if (repeat !== 'monthly' || !dueDate) return null
  return inMonth(dueDate, 0, aim) === dueDate && aim > 0 ? aim : Number(dueDate.slice(8))
}

function onlyChanged<Input extends object>(fields: Input, changes: Changes): Partial<Input> {
  const changed = Object.entries(fields).filter(([name]) => changes[name])
  // Safe: some of the same keys and values.
  return Object.fromEntries(changed) as Partial<Input>
}

/** Tells a colleague that a task is theirs now, unless they took it themselves. */
async function notifyAssignee(tx: Context, { id, title, assignedToId }: TaskRecord): Promise<void> {
  if (assignedToId === null) return
  await notifyAssigned(
    tx,
    { subject: 'task', subjectId: id, details: { name: title } },
    assignedToId,
  )
}
