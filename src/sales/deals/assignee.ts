import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { invalid } from '../../refused.ts'
import { isAssignable, isColleague, nameOfUser } from '../../team/staff/store.ts'
import type { DealInput } from './rules/deal-record.ts'

/** A member of staff, or else a name. */
export type Assignee = { assignedToId: number | null; assignedName: string | null }

/**
 * Whom a deal is assigned to: a member of staff by id, username or full name in any letter case, or any
 * other name; undefined when the input does not say. Refuses (400) an id of no colleague.
 */
export async function assigneeOf(
  { db }: Context,
  { assignedTo, assignedToId }: Pick<DealInput, 'assignedTo' | 'assignedToId'>,
): Promise<Assignee | undefined> {
  const named = typeof assignedTo === 'number' ? assignedTo : undefined
  const id = assignedToId === undefined ? named : assignedToId
  if (typeof id === 'number') {
    if (!(await isColleague(db, id))) throw invalid('assignedToId', 'no_such_colleague')
    return { assignedToId: id, assignedName: null }
  }
  if (typeof assignedTo === 'string' && assignedTo !== '') {
    const { rows } = await sql<{ id: number }>`
      select u.id from staff_users u
      where ${isAssignable('u')}
        and lower(${assignedTo}) in (lower(u.username), lower(${nameOfUser('u')}))
      order by u.id limit 1`.execute(db)
    const [user] = rows
    return user
      ? { assignedToId: user.id, assignedName: null }
      : { assignedToId: null, assignedName: assignedTo }
  }
  if (id === null || assignedTo !== undefined) return { assignedToId: null, assignedName: null }
  return undefined
}
