import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { invalid } from '../refused.ts'
import { isColleague } from '../staff/store.ts'
import type { TaskChange } from './rules/task.ts'

type Subjects = Pick<TaskChange, 'contactId' | 'dealId' | 'unitId' | 'assignedToId'>

/** Refuses (400) a contact, deal, home or colleague that does not exist or was deleted. */
export async function requireSubjects(tx: Context, subjects: Subjects): Promise<void> {
  const { contactId, dealId, unitId, assignedToId } = subjects
  if (contactId && !(await exists(tx, 'contacts', contactId)))
    throw invalid('contactId', 'no_such_contact')
  if (dealId && !(await exists(tx, 'deals', dealId))) throw invalid('dealId', 'no_such_deal')
  if (unitId && !(await exists(tx, 'units', unitId))) throw invalid('unitId', 'no_such_unit')
  if (assignedToId && !(await isColleague(tx.db, assignedToId)))
    throw invalid('assignedToId', 'no_such_colleague')
}

/** The contact of a deal, for a task that names only the deal. */
export async function contactOfDeal({ db }: Context, dealId: number): Promise<number | null> {
  const deal = await db
    .selectFrom('deals')
    .select('contactId')
    .where('id', '=', dealId)
    .executeTakeFirst()
  return deal?.contactId ?? null
}

async function exists({ db }: Context, table: string, id: number): Promise<boolean> {
  // Shared: a deletion at the same moment waits until the task is written.
  const { rows } = await sql`
    select from ${sql.table(table)} where id = ${id} and deleted_at is null for share`.execute(db)
  return rows.length > 0
}
