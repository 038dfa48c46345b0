import type { Context } from '../../context.ts'
import { invalid } from '../../refused.ts'
import { recordExists } from '../activity/record-exists.ts'
import { isColleague } from '../staff/store.ts'
import type { TaskChange } from './rules/task.ts'

type Subjects = Pick<TaskChange, 'contactId' | 'dealId' | 'unitId' | 'assignedToId'>

/** Refuses (400) a contact, deal, home or colleague that does not exist or was deleted. */
export async function requireSubjects(tx: Context, subjects: Subjects): Promise<void> {
  const { contactId, dealId, unitId, assignedToId } = subjects
  if (contactId && !(await recordExists(tx, 'contact', contactId)))
    throw invalid('contactId', 'no_such_contact')
  if (dealId && !(await recordExists(tx, 'deal', dealId))) throw invalid('dealId', 'no_such_deal')
  if (unitId && !(await recordExists(tx, 'unit', unitId))) throw invalid('unitId', 'no_such_unit')
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
