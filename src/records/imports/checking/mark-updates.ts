import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import type { Changes } from '../../../team/activity/rules/activity.ts'
import type { CellFault, Kind } from '../kinds/candidate.ts'
import type { Verdict } from '../rules/import.ts'

const BATCH = 500

type Judged = {
  row: number
  verdict: Verdict
  reason?: Refusal
  faults?: CellFault[]
  changes?: Changes
  version?: number
}
type Matched = { row: number; duplicateOf: number; input: Record<string, unknown> }

/**
 * Of the rows whose record exists, marks those with other values as updates, with what they change. The others
 * stay duplicates. `condition` on `r` limits the rows.
 */
export async function markUpdates(
  db: Db,
  importId: number,
  kind: Kind,
  condition: RawBuilder<boolean>,
): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Matched>`
      select r.row, r.duplicate_of, r.input from import_rows r
      where r.import_id = ${importId} and r.verdict = 'duplicate' and r.duplicate_of is not null
        and r.row > ${after} and ${condition}
      order by r.row limit ${BATCH}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.row
    await compare(db, importId, kind, rows)
  }
}

async function compare(
  db: Db,
  importId: number,
  { updates }: Kind,
  rows: readonly Matched[],
): Promise<void> {
  const records = await updates.stored(
    db,
    rows.map(({ duplicateOf }) => duplicateOf),
  )
  const judged = rows.flatMap(({ row, duplicateOf, input }): Judged[] => {
    const stored = records.get(duplicateOf)
    if (!stored) return []
    const changes = updates.differences(input, stored)
    if (Object.keys(changes).length === 0)
      return [{ row, verdict: 'duplicate', reason: refusal('nothing_differs') }]
    const fault = updates.fault(input, stored)
    if (fault) {
      const { field, code, params } = fault
      return [{ row, verdict: 'error', faults: [{ field, code, params, value: '' }] }]
    }
    return [{ row, verdict: 'update', changes, version: stored.version }]
  })
  await sql`
    update import_rows r set verdict = j.verdict, reason = j.reason, changes = j.changes,
      base_version = j.version, faults = coalesce(j.faults, '[]'),
      duplicate_of = case when j.verdict = 'error' then null else r.duplicate_of end
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
      as j ("row" integer, verdict text, reason jsonb, changes jsonb, version integer, faults jsonb)
    where r.import_id = ${importId} and r.row = j.row`.execute(db)
}
