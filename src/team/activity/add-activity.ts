import type { Context } from '../../context.ts'
import { personName } from '../../shared/person-name.ts'
import type { ActivityType } from './rules/activity.ts'

/** A timeline entry: at least one subject, a kind and a title. */
export type NewActivity = {
  /** A task has an entry of its own: `addTaskEntry`. */
  type: Exclude<ActivityType, 'task'>
  title: string
  description?: string | null
  contactId?: number | null
  dealId?: number | null
  unitId?: number | null
  /** The viewing that it stands for, and is purged with. */
  viewingId?: number | null
  /** Who did it, if not the signed-in user: a visitor's name. */
  performedBy?: string
  /** When it took or takes place, as an ISO timestamp; now by default. */
  timestamp?: string | undefined
  dueDate?: string | null
  /** `HH:MM` in Bangkok. */
  dueTime?: string | null
  status?: string | null
  /** Minutes. */
  duration?: number | null
  metadata?: Record<string, unknown>
}

/** Adds an entry to a timeline, in the caller's transaction. Returns its id. */
export async function addActivity(tx: Context, entry: NewActivity): Promise<number> {
  const row = await tx.db
    .insertInto('activities')
    .values(activityRow(tx, entry))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The subjects of a task's entry. */
type TaskSubjects = { contactId: number | null; dealId: number | null; unitId: number | null }

/** Adds the entry of a new task. Its words, day and status are the task's. */
export async function addTaskEntry(
  tx: Context,
  taskId: number,
  { contactId, dealId, unitId }: TaskSubjects,
): Promise<void> {
  const subjects = { contactId, dealId, unitId }
  await tx.db
    .insertInto('activities')
    .values({ ...activityRow(tx, { ...subjects, type: 'note', title: '' }), type: 'task', taskId })
    .execute()
}

/** Moves a task's entry to the timelines of what the task is about by now. */
export async function moveTaskEntry(
  tx: Context,
  taskId: number,
  { contactId, dealId, unitId }: TaskSubjects,
): Promise<void> {
  await tx.db
    .updateTable('activities')
    .set({ contactId, dealId, unitId })
    .where('taskId', '=', taskId)
    .execute()
}

/** The database row of an entry. */
export function activityRow(tx: Context, entry: NewActivity) {
  const { performedBy, metadata, timestamp, ...fields } = entry
  return {
    ...fields,
    performedBy: performedBy ?? (tx.actor ? personName(tx.actor) : 'System'),
    performedById: tx.actor?.id ?? null,
    timestamp: timestamp ?? tx.now,
    metadata: JSON.stringify(metadata ?? {}),
  }
}
