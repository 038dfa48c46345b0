import { type RawBuilder, sql } from 'kysely'
import { opensDashboard } from '../../team/staff/store.ts'

/**
 * Whether nobody has the conversation of this alias: it is assigned to nobody, or to somebody who left or may not open
 * the dashboard, as `assignment/assign-message.ts` counts them.
 */
export function isUnassigned(alias: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from staff_users holder
    where holder.id = ${sql.ref(`${alias}.assigned_to_id`)} and ${opensDashboard('holder')})`
}
