import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { kinds } from './kinds.ts'
import type { RecordKind } from './rules/activity.ts'

/**
 * Whether a record exists that is not deleted. It is locked against deletion until the transaction ends, so that
 * what is written of it refers to something.
 */
export async function recordExists(
  { db }: Pick<Context, 'db'>,
  kind: RecordKind,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(kinds[kind].table)}
    where id = ${id} and deleted_at is null for share`.execute(db)
  return rows.length > 0
}
