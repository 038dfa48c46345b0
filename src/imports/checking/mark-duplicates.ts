import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Kind } from '../kinds/candidate.ts'
import { SAME_PLACE } from '../kinds/projects.ts'

/**
 * Marks rows to create that equal a stored record as duplicates: all rows of an import, or those for which the
 * condition on `r` holds. Returns their number.
 */
export async function markStoredDuplicates(
  db: Db,
  importId: number,
  kind: Kind,
  condition: RawBuilder<boolean> = sql`true`,
): Promise<number> {
  const { rows } = await sql<{ row: number; id: number }>`
    with same as materialized (
      select r.row, ${kind.stored} as id from import_rows r
      where r.import_id = ${importId} and r.verdict = 'create' and r.record_id is null and ${condition}
    )
    update import_rows r set verdict = 'duplicate', duplicate_of = same.id
    from same
    where r.import_id = ${importId} and r.row = same.row and same.id is not null
    returning r.row`.execute(db)
  return rows.length
}

/** Marks rows that equal an earlier row of their file as duplicates. Returns their number. */
export async function markRepeatedRows(db: Db, importId: number, kind: Kind): Promise<number> {
  const exact = await sql`
    update import_rows r set verdict = 'duplicate', same_row = first.row
    from (
      select lower(key) as key, lower(input->>'address') as address, min(row) as row
      from import_rows where import_id = ${importId} and verdict = 'create'
      group by 1, 2 having count(*) > 1
    ) first
    where r.import_id = ${importId} and r.verdict = 'create' and r.row > first.row
      and lower(r.key) = first.key and lower(r.input->>'address') is not distinct from first.address`.execute(
    db,
  )
  if (kind.subject !== 'project') return Number(exact.numAffectedRows ?? 0)
  const near = await sql`
    update import_rows r set verdict = 'duplicate', same_row = first.row
    from (
      select r.row as again, min(e.row) as row from import_rows r
      join import_rows e on e.import_id = r.import_id and e.verdict = 'create' and e.row < r.row
        and lower(e.key) = lower(r.key)
        and metres_between(e.latitude, e.longitude, r.latitude, r.longitude) <= ${SAME_PLACE}
      where r.import_id = ${importId} and r.verdict = 'create'
      group by r.row
    ) first
    where r.import_id = ${importId} and r.row = first.again`.execute(db)
  return Number(exact.numAffectedRows ?? 0) + Number(near.numAffectedRows ?? 0)
}
