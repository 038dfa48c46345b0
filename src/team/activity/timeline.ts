import { type ExpressionBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { type Page, paged } from '../../platform/db/paged.ts'
import type { DB } from '../../platform/db/sql/rows.gen.ts'
import { type ActivityRecord, ActivityTypes, type TimelineQuery } from './rules/activity.ts'

/** A timeline's subject. */
export type Subject = { contactId: number } | { unitId: number } | DealSubject

/** A deal's timeline has its own entries, and those of its contact that belong to no other deal, except changed fields. */
export type DealSubject = { dealId: number; contactId: number }

/**
 * One page of a subject's timeline, newest first, and the number of matching entries. Whoever sees only their own
 * tasks sees no entries of others' tasks either.
 */
export async function timeline(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  subject: Subject,
  { type, before }: TimelineQuery,
  page: Page,
): Promise<{ entries: ActivityRecord[]; total: number }> {
  let found = entries(db).where((eb) =>
    eb.or([eb('activities.taskId', 'is', null), eb('tasks.deletedAt', 'is', null)]),
  )
  found = found.where(
    sql<boolean>`not exists (select from inbox_threads
      where inbox_threads.id = activities.thread_id and inbox_threads.deleted_at is not null)`,
  )
  if (!actor?.permissions.seeAllTasks) {
    const own = actor?.id ?? 0
    found = found.where((eb) =>
      eb.or([
        eb('activities.taskId', 'is', null),
        eb('tasks.assignedToId', '=', own),
        eb('tasks.createdById', '=', own),
      ]),
    )
  }
  found = found.where(isOf(subject))
  if (type && type.length > 0) found = found.where('activities.type', 'in', type)
  if (before !== undefined) found = found.where('activities.id', '<', before)
  const { rows, total } = await paged(found.orderBy('activities.id', 'desc'), page)
  return { entries: rows.map(toRecord), total }
}

function isOf(subject: Subject) {
  return ({ eb, and, or }: ExpressionBuilder<DB, 'activities'>) => {
    if ('dealId' in subject) {
      const ofNoDeal = eb('activities.dealId', 'is', null)
      const ofContact = eb('activities.contactId', '=', subject.contactId)
      const isFieldChange = sql<boolean>`activities.metadata ? 'changes'`
      const ofPerson = and([ofContact, ofNoDeal, eb.not(isFieldChange)])
      return or([eb('activities.dealId', '=', subject.dealId), ofPerson])
    }
    if ('contactId' in subject) return eb('activities.contactId', '=', subject.contactId)
    return eb('activities.unitId', '=', subject.unitId)
  }
}

/** One timeline entry. */
export async function activityRecord(db: Db, id: number): Promise<ActivityRecord> {
  const row = await entries(db).where('activities.id', '=', id).executeTakeFirstOrThrow()
  return toRecord(row)
}

/** Entries with what those of a task read from it. */
function entries(db: Db) {
  return db
    .selectFrom('activities')
    .leftJoin('tasks', 'tasks.id', 'activities.taskId')
    .leftJoin('deals', (join) =>
      join.onRef('deals.id', '=', 'activities.dealId').on('deals.deletedAt', 'is', null),
    )
    .select([
      'activities.id',
      'activities.type',
      sql<string>`coalesce(tasks.title, activities.title)`.as('title'),
      sql<string | null>`coalesce(tasks.description, activities.description)`.as('description'),
      'activities.performedBy',
      'activities.performedById',
      'activities.timestamp',
      sql<string | null>`coalesce(tasks.due_date, activities.due_date)`.as('dueDate'),
      sql<string | null>`coalesce(tasks.due_time, activities.due_time)`.as('dueTime'),
      sql<string | null>`coalesce(tasks.status, activities.status)`.as('status'),
      'activities.duration',
      'activities.metadata',
      'activities.contactId',
      'activities.dealId',
      'deals.dealName',
      'activities.unitId',
      sql<ActivityRecord['task']>`case when tasks.id is not null then json_build_object(
        'id', tasks.id, 'version', tasks.version, 'priority', tasks.priority,
        'assignedToId', tasks.assigned_to_id, 'createdById', tasks.created_by_id,
        'completedAt', iso(tasks.completed_at)) end`.as('task'),
    ])
}

type Row = Omit<ActivityRecord, 'type' | 'metadata'> & { type: string; metadata: unknown }

function toRecord({ metadata, type, ...row }: Row): ActivityRecord {
  return {
    ...row,
    type: ActivityTypes.read(type) ?? 'note',
    metadata: isObject(metadata) ? metadata : {},
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
