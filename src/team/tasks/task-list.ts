import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { containing } from '../../platform/db/containing.ts'
import type { Page } from '../../platform/db/paged.ts'
import { Refused } from '../../refused.ts'
import { addDays } from '../../shared/calendar-days.ts'
import { bangkokDate } from '../../shared/dates.ts'
import {
  type TaskCounts,
  type TaskFilters,
  type TaskGroup,
  TaskGroups,
  type TaskRecord,
  type TaskSearch,
} from './rules/task.ts'
import { tasksById } from './store.ts'

type Reader = Pick<Context, 'db' | 'actor' | 'now'>

/** One page of the tasks that match a search, and their number. Refuses (403) the tasks of others. */
export async function taskList(
  context: Reader,
  { sort = 'newest', ...filters }: TaskSearch,
  { limit, offset }: Page,
): Promise<{ items: TaskRecord[]; total: number }> {
  const found = matching(context, filters)
  const { rows } = await sql<{ id: number }>`
    select t.id from tasks t where ${found}
    order by ${order[sort]} limit ${limit} offset ${offset}`.execute(context.db)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from tasks t where ${found}`.execute(context.db)
  const ids = rows.map(({ id }) => id)
  return { items: await tasksById(context.db, ids), total: counted.rows[0]?.total ?? 0 }
}

const order = {
  newest: sql`t.id desc`,
  due: sql`t.due_date, t.due_time, t.id`,
  completed: sql`t.completed_at desc, t.id desc`,
}

/** How many tasks match the filters besides status and day: open ones by group, and completed ones. */
export async function taskCounts(
  context: Reader,
  { status: _, due: __, completedSince, ...filters }: TaskFilters,
): Promise<TaskCounts> {
  const groups = groupConditions(context.now)
  const { rows } = await sql<Record<TaskGroup, number>>`
    select ${sql.join(TaskGroups.ids.map((id) => sql`count(*) filter (where ${groups[id]})::integer as ${sql.ref(id)}`))}
    from tasks t
    where ${matching(context, { ...filters, status: ['pending', 'in_progress'] })}`.execute(
    context.db,
  )
  const completed = await sql<{ count: number }>`
    select count(*)::integer as count from tasks t
    where ${matching(context, { ...filters, completedSince, status: ['completed'] })}`.execute(
    context.db,
  )
  const counted = rows[0]
  if (!counted) throw new Error('A count answered no row.')
  const open = TaskGroups.ids.reduce((sum, id) => sum + counted[id], 0)
  return { open, groups: counted, completed: completed.rows[0]?.count ?? 0 }
}

/** How many of one's own open tasks are due today or before. */
export async function dueCount({ db, actor, now }: Reader): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::integer as due from tasks t
    where t.assigned_to_id = ${actor?.id ?? 0} and ${isOpen} and t.due_date <= ${bangkokDate(now)}`.execute(
    db,
  )
  return rows[0]?.due ?? 0
}

const isOpen = sql`t.deleted_at is null and t.status <> 'completed'`

/** The days of each group. */
function groupConditions(now: Date): Record<TaskGroup, RawBuilder<boolean>> {
  const today = bangkokDate(now)
  const last = addDays(today, 7)
  return {
    overdue: sql`t.due_date < ${today}`,
    today: sql`t.due_date = ${today}`,
    week: sql`(t.due_date > ${today} and t.due_date <= ${last})`,
    later: sql`t.due_date > ${last}`,
    none: sql`t.due_date is null`,
  }
}

function matching(context: Reader, filters: TaskFilters): RawBuilder<boolean> {
  const { search, status, priority, due, completedSince, contactId, dealId, unitId } = filters
  const conditions: RawBuilder<unknown>[] = [sql`t.deleted_at is null`, whose(context, filters)]
  if (status?.length) conditions.push(ofStatus(status))
  if (priority?.length) conditions.push(sql`t.priority = any(${priority})`)
  if (due?.length) {
    const groups = groupConditions(context.now)
    conditions.push(sql`t.status <> 'completed'`)
    conditions.push(
      sql`(${sql.join(
        due.map((id) => groups[id]),
        sql` or `,
      )})`,
    )
  }
  if (completedSince) conditions.push(sql`t.completed_at >= ${completedSince}`)
  if (contactId) conditions.push(sql`t.contact_id = ${contactId}`)
  if (dealId) conditions.push(sql`t.deal_id = ${dealId}`)
  if (unitId) conditions.push(sql`t.unit_id = ${unitId}`)
  if (search) {
    const pattern = containing(search)
    conditions.push(sql`(t.title ilike ${pattern} or t.description ilike ${pattern}
      or exists (select from contacts c where c.id = t.contact_id and c.name ilike ${pattern}))`)
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

// Written as in the partial indexes, which are for open or for completed tasks.
function ofStatus(status: readonly string[]): RawBuilder<unknown> {
  if (!status.includes('completed'))
    return status.length > 1
      ? sql`t.status <> 'completed'`
      : sql`t.status <> 'completed' and t.status = ${status[0]}`
  return status.length === 1 ? sql`t.status = 'completed'` : sql`t.status = any(${status})`
}

/** Whose tasks: one's own by default, of a contact, deal or home all that one may see. */
function whose({ actor }: Reader, filters: TaskFilters): RawBuilder<unknown> {
  const { assignedToId, contactId, dealId, unitId } = filters
  const me = actor?.id ?? 0
  const seesAll = actor?.permissions.seeAllTasks ?? false
  if (assignedToId === 'me' || assignedToId === me) return sql`t.assigned_to_id = ${me}`
  if (assignedToId !== undefined) {
    if (!seesAll) throw new Refused(403, 'not_allowed')
    return assignedToId === 'everyone' ? sql`true` : sql`t.assigned_to_id = ${assignedToId}`
  }
  if (!contactId && !dealId && !unitId) return sql`t.assigned_to_id = ${me}`
  return seesAll ? sql`true` : sql`(t.assigned_to_id = ${me} or t.created_by_id = ${me})`
}
