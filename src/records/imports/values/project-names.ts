import type { Db } from '../../../platform/db/connect.ts'

/** The names of projects by id, without deleted ones. */
export async function projectNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .where('deletedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
