import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Kind } from '../kinds/candidate.ts'
import { SAME_PLACE } from '../kinds/projects.ts'

const always = sql<boolean>`true`

/**
 * Marks rows that equal a stored record as duplicates: all rows of an import, or those for which the condition on
 * `r` holds. Of `verdicts`, rows in error may lack only what a new record needs. Returns their number.
 */
export async function markStoredDuplicates(
  db: Db,
  importId: number,
  kind: Kind,
  condition: RawBuilder<boolean> = always,
  verdicts: readonly string[] = ['create'],
): Promise<number> {
  const { rows } = await sql<{ row: number; id: number }>`
    with same as materialized (
      select r.row, ${kind.stored} as id from import_rows r
      where r.import_id = ${importId} and r.verdict = any(${[...verdicts]}) and r.input is not null
        and r.record_id is null and ${condition}
    )
    update import_rows r set verdict = 'duplicate', duplicate_of = same.id
    from same
    where r.import_id = ${importId} and r.row = same.row and same.id is not null
    returning r.row`.execute(db)
  return rows.length
}

/** Rows that are written unless an earlier row says the same: new ones, and those of a stored record. */
const isFirst = (row: string) =>
  sql.raw(
    `(${row}.verdict = 'create' or (${row}.verdict = 'duplicate' and ${row}.duplicate_of is not null))`,
  )

/** Marks rows that equal an earlier row of their file as duplicates. */
export async function markRepeatedRows(
  db: Db,
  importId: number,
  kind: Kind,
  condition: RawBuilder<boolean> = always,
): Promise<void> {
  const repeated = sql`verdict = 'duplicate', same_row = first.row, duplicate_of = null`
  await sql`
    update import_rows r set ${repeated}
    from (
      select lower(r.key) as key, lower(r.input->>'address') as address, min(r.row) as row
      from import_rows r where r.import_id = ${importId} and ${isFirst('r')} and ${condition}
      group by 1, 2 having count(*) > 1
    ) first
    where r.import_id = ${importId} and ${isFirst('r')} and r.row > first.row and ${condition}
      and lower(r.key) = first.key and lower(r.input->>'address') is not distinct from first.address`.execute(
    db,
  )
  await sql`
    update import_rows r set ${repeated}
    from (
      select r.duplicate_of, min(r.row) as row from import_rows r
      where r.import_id = ${importId} and r.duplicate_of is not null and ${condition}
      group by 1 having count(*) > 1
    ) first
    where r.import_id = ${importId} and r.duplicate_of = first.duplicate_of and r.row > first.row`.execute(
    db,
  )
  if (kind.subject !== 'project') return
  await sql`
    update import_rows r set ${repeated}
    from (
      select r.row as again, min(e.row) as row from import_rows r
      join import_rows e on e.import_id = r.import_id and ${isFirst('e')} and e.row < r.row
        and lower(e.key) = lower(r.key)
        and metres_between(e.latitude, e.longitude, r.latitude, r.longitude) <= ${SAME_PLACE}
      where r.import_id = ${importId} and ${isFirst('r')} and ${condition}
      group by r.row
    ) first
    where r.import_id = ${importId} and r.row = first.again`.execute(db)
}
