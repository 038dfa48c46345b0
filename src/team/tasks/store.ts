import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { notFound } from '../../refused.ts'
import { nameOfUser } from '../staff/store.ts'
import type { TaskRecord } from './rules/task.ts'

/** A task that is not deleted; `lock` locks its row until the transaction ends. Throws 404. */
export async function taskRecord(db: Db, id: number, lock = false): Promise<TaskRecord> {
  if (lock) await sql`select from tasks where id = ${id} for update`.execute(db)
  const [task] = await taskRecords(db, sql`t.id = ${id} and t.deleted_at is null`)
  if (!task) throw notFound('task')
  return task
}

/** These tasks, in this order. */
export async function tasksById(db: Db, ids: readonly number[]): Promise<TaskRecord[]> {
  if (ids.length === 0) return []
  const rows = await taskRecords(db, sql`t.id = any(${[...ids]}::integer[])`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function taskRecords(db: Db, condition: RawBuilder<boolean>): Promise<TaskRecord[]> {
  const { rows } = await sql<TaskRecord>`
    select t.id, t.title, t.description, t.due_date, t.due_time, t.priority, t.status, t.completed_at,
      t.contact_id, ${named('contacts', 'contact_id', sql`r.name`)} as contact,
      t.deal_id, ${named('deals', 'deal_id', sql`r.deal_name`)} as deal,
      t.unit_id, ${named('units', 'unit_id', unitName)} as unit,
      t.assigned_to_id, ${userNamed('assigned_to_id')} as assigned_to,
      t.created_by_id, ${userNamed('created_by_id')} as created_by,
      t.repeat, t.reminder, t.next_id, t.version, t.created_at, t.updated_at
    from tasks t where ${condition}`.execute(db)
  return rows
}

const unitName = sql`(select p.name from projects p where p.id = r.project_id) || ' ' || r.unit_number`

function named(table: string, column: string, name: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select json_build_object('id', r.id, 'name', ${name}) from ${sql.table(table)} r
    where r.id = ${sql.ref(`t.${column}`)} and r.deleted_at is null)`
}

function userNamed(column: string): RawBuilder<unknown> {
  return sql`(select json_build_object('id', r.id, 'name', ${nameOfUser('r')}) from staff_users r
    where r.id = ${sql.ref(`t.${column}`)})`
}
