import { type RawBuilder, sql } from 'kysely'
import { isAssignable } from '../../team/staff/store.ts'

/**
 * Whether nobody has the conversation or contact of this alias: it is assigned to nobody, or to somebody to whom no work can be
 * assigned any more.
 */
export function isUnassigned(alias: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from staff_users holder
    where holder.id = ${sql.ref(`${alias}.assigned_to_id`)} and ${isAssignable('holder')})`
}
