import type { Db } from '../platform/db/connect.ts'

/** Whether the database has no developer, project, unit or contact, not even a deleted one. */
export async function isEmpty(db: Db): Promise<boolean> {
  for (const table of ['developers', 'projects', 'units', 'contacts'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
  }
  return true
}
