import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Page } from '../../platform/db/paged.ts'

/**
 * One page of the available units unconfirmed for at least `days` days, longest first, as the text of a
 * JSON array, and their total; of one member of staff, or of nobody (null), if that is given.
 */
export async function staleUnits(
  db: Db,
  days: number,
  { limit, offset, assignedToId }: Page & { assignedToId?: number | null | undefined },
  now: Date,
): Promise<{ items: string; total: number }> {
  const stale = sql`units u where ${isStaleUnit(days, now)}
    ${assignedToId === undefined ? sql`` : sql`and u.assigned_to_id is not distinct from ${assignedToId}`}`
  const { rows } = await sql<{ items: string; total: number }>`
    select
      (select count(*)::int from ${stale}) as total,
      '[' || coalesce(string_agg(j.staff_json, ',' order by page.since, page.id), '') || ']' as items
    from (
      select u.id, coalesce(u.availability_date, u.created_at) as since from ${stale}
      order by coalesce(u.availability_date, u.created_at), u.id limit ${limit} offset ${offset}
    ) page
    join units_as_json j on j.unit_id = page.id`.execute(db)
  return rows[0] ?? { items: '[]', total: 0 }
}

/** Whether a unit `u` is available and was not confirmed for so many days. */
export function isStaleUnit(days: number, now: Date): RawBuilder<boolean> {
  const before = new Date(now.getTime() - days * 86_400_000)
  return sql<boolean>`u.deleted_at is null and u.status = 'available'
    and coalesce(u.availability_date, u.created_at) < ${before}`
}
