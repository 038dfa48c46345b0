import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Page } from '../db/paged.ts'

/**
 * The available units that nobody has confirmed for so many days, longest first, as a JSON array in
 * text, and how many they are.
 */
export async function staleUnits(
  db: Db,
  days: number,
  { limit, offset }: Page,
  now: Date,
): Promise<{ items: string; total: number }> {
  const before = new Date(now.getTime() - days * 86_400_000)
  const stale = sql`units u where u.deleted_at is null and u.status = 'available'
    and coalesce(u.availability_date, u.created_at) < ${before}`
  const { rows } = await sql<{ items: string; total: number }>`
    select
      (select count(*)::int from ${stale}) as total,
      '[' || coalesce(string_agg(a.record, ',' order by page.since, page.id), '') || ']' as items
    from (
      select u.id, coalesce(u.availability_date, u.created_at) as since from ${stale}
      order by coalesce(u.availability_date, u.created_at), u.id limit ${limit} offset ${offset}
    ) page
    join unit_answers a on a.unit_id = page.id`.execute(db)
  return rows[0] ?? { items: '[]', total: 0 }
}
