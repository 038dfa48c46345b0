import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { Refused } from '../../refused.ts'

/** The contact that a merged one leads to, and who merged it; null when it was not merged. */
export type MergedInto = { id: number; name: string; by: string | null }

/** Where a merged contact leads, through later merges; null also when that contact was deleted. */
export async function mergedInto(db: Db, id: number): Promise<MergedInto | null> {
  const { rows } = await sql<MergedInto>`
    with recursive led (id, depth) as (
      select merged_into_id, 1 from contacts where id = ${id}
      union all
      select c.merged_into_id, depth + 1 from led join contacts c on c.id = led.id
    )
    select c.id, c.name, (
      select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username)
      from contact_merges m join staff_users u on u.id = m.merged_by_id
      where m.merged_id = ${id} and m.undone_at is null) as by
    from led join contacts c on c.id = led.id
    where c.deleted_at is null
    order by depth desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** 404 for a merged contact, with the id of the one it was merged into as `mergedInto`. */
export function contactMerged({ id, name }: MergedInto): Refused {
  return new Refused(404, 'contact_merged', { name }, { extra: { mergedInto: id } })
}
