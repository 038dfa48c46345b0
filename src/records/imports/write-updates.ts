import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import type { Refusal } from '../../shared/refusals/refusals.ts'
import { kinds as recordKinds } from '../../team/activity/kinds.ts'
import { lastWrite } from '../../team/activity/last-write.ts'
import { changedFields } from '../../team/activity/record.ts'
import type { Kind, Made, Stored } from './kinds/candidate.ts'

/** A row that changes a record: the record, what was shown as its changes, and what its cells say. */
export type UpdateRow = {
  row: number
  duplicateOf: number | null
  changes: unknown
  input: unknown
}

/**
 * Writes the changes of rows, each as an edit of its record. A record of which such a field was edited since the
 * check is left as it is, and named. Returns how many were written, and how many not.
 */
export async function writeUpdates(
  tx: Context,
  importId: number,
  kind: Kind,
  rows: readonly UpdateRow[],
  made: Made,
): Promise<{ updated: number; conflicts: number }> {
  const ids = rows.flatMap(({ duplicateOf }) => duplicateOf ?? [])
  if (ids.length === 0) return { updated: 0, conflicts: 0 }
  const { table } = recordKinds[kind.subject]
  await sql`select from ${sql.table(table)} where id = any(${ids}::integer[])
    order by id for no key update`.execute(tx.db)
  const before = await kind.updates.stored(tx.db, ids)
  const written: number[] = []
  const conflicts: { row: number; reason: Refusal }[] = []
  for (const { row, duplicateOf, changes, input } of rows) {
    const id = duplicateOf ?? 0
    const stored = before.get(id)
    const shown = changesIn(changes)
    const conflict = stored
      ? await conflictOf(tx, kind, id, stored, shown)
      : refusal('deleted_since_check')
    if (conflict) conflicts.push({ row, reason: conflict })
    else {
      await kind.updates.save(tx, id, fieldsIn(input), Object.keys(shown), made)
      written.push(id)
    }
  }
  const after = await kind.updates.stored(tx.db, written.length > 0 ? written : [0])
  await store(
    tx,
    importId,
    rows,
    (id) => changedFields({ ...before.get(id)?.fields }, { ...after.get(id)?.fields }),
    new Set(written),
  )
  await sql`
    update import_rows r set verdict = 'error', reason = c.reason, duplicate_of = null
    from jsonb_to_recordset(${JSON.stringify(conflicts)}::jsonb) as c ("row" integer, reason jsonb)
    where r.import_id = ${importId} and r.row = c.row`.execute(tx.db)
  return { updated: written.length, conflicts: conflicts.length }
}

/** The fields of which another value is stored than the check showed, and who wrote last. */
async function conflictOf(
  { db }: Context,
  { subject, labels }: Kind,
  id: number,
  { fields }: Stored,
  shown: Changes,
): Promise<Refusal | null> {
  const changed = Object.entries(shown).filter(
    ([field, [old, value]]) => !isSame(fields[field], old) && !isSame(fields[field], value),
  )
  if (changed.length === 0) return null
  const { rows } = await sql<{ actorName: string }>`
    select actor_name from ${lastWrite(sql`subject = ${subject} and subject_id = ${id}`)} as last`.execute(
    db,
  )
  return refusal('changed_since_check', {
    labels: changed.map(([field]) => labels[field] ?? field),
    by: rows[0]?.actorName ?? '',
  })
}

async function store(
  { db }: Context,
  importId: number,
  rows: readonly UpdateRow[],
  changesOf: (id: number) => Changes,
  written: ReadonlySet<number>,
): Promise<void> {
  const results = rows.flatMap(({ row, duplicateOf }) =>
    duplicateOf !== null && written.has(duplicateOf)
      ? [{ row, id: duplicateOf, written: changesOf(duplicateOf) }]
      : [],
  )
  await sql`
    update import_rows r set record_id = w.id, written = w.written
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as w ("row" integer, id integer, written jsonb)
    where r.import_id = ${importId} and r.row = w.row`.execute(db)
}

/** Whether two values are stored as the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

type Changes = Record<string, [before: unknown, after: unknown]>

// Safe: they were stored as changes.
export function changesIn(stored: unknown): Changes {
  return typeof stored === 'object' && stored !== null ? (stored as Changes) : {}
}

// Safe: the input of a row is an object.
function fieldsIn(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}
}
