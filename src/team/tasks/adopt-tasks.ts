import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { firstAdmin } from '../staff/store.ts'

/**
 * Gives the first admin the tasks that nobody entered and nobody has: those of the demo agency, which is made
 * before there is anybody. Nobody would see them.
 */
export async function adoptTasks({ db }: Pick<Context, 'db'>): Promise<void> {
  await sql`
    with admin as (
      ${firstAdmin()}
    ), adopted as (
      update tasks t set assigned_to_id = admin.id, created_by_id = admin.id from admin
      where t.assigned_to_id is null and t.created_by_id is null
      returning t.id, admin.id as admin_id, admin.name
    )
    update activities a set performed_by = adopted.name, performed_by_id = adopted.admin_id
    from adopted where a.task_id = adopted.id`.execute(db)
}
