import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { violates } from '../db/violates.ts'
import { notFound, type Refused } from '../refused.ts'
import { restorableSince } from '../shared/restore.ts'
import { kinds } from './kinds.ts'
import { record } from './record.ts'
import { recordAll } from './record-all.ts'
import { type Changes, type RecordKind, RecordKinds } from './rules.ts'

/** Deletes a record softly, and says so in the audit log. Throws 404. */
export async function markDeleted(tx: Context, subject: RecordKind, id: number): Promise<void> {
  const { table, field } = kinds[subject]
  const { rows } = await sql<{ name: string; version: number }>`
    update ${sql.table(table)}
    set deleted_at = ${tx.now}, ${touched(tx, subject)}
    where id = ${id} and deleted_at is null
    returning ${sql.ref(field)} as name, version`.execute(tx.db)
  const [row] = rows
  if (!row) throw notFound(RecordKinds.labels[subject])
  await record(tx, 'delete', subject, id, { [field]: [row.name, null] }, row.version)
}

/**
 * Deletes those of these records that are still as they were made and that meet the condition (of `r`),
 * softly, each with its audit record. Answers the ids of those that it deleted.
 */
export async function markUntouchedDeleted(
  tx: Context,
  subject: RecordKind,
  ids: readonly number[],
  condition: RawBuilder<boolean>,
): Promise<number[]> {
  const { table, field } = kinds[subject]
  // As a deletion by hand does: whoever is about to refer to one of them is waited for.
  await sql`select from ${sql.table(table)} where id = any(${ids}) order by id for update`.execute(
    tx.db,
  )
  const { rows } = await sql<{ id: number; name: string; version: number }>`
    update ${sql.table(table)} r
    set deleted_at = ${tx.now}, ${touched(tx, subject)}
    where id = any(${ids}) and deleted_at is null and version = 1 and ${condition}
    returning id, ${sql.ref(field)} as name, version`.execute(tx.db)
  const entries = rows.map(({ id, name, version }) => {
    const changes: Changes = { [field]: [name, null] }
    return { id, changes, version }
  })
  await recordAll(tx, 'delete', subject, entries)
  return rows.map(({ id }) => id)
}

/**
 * Brings a record back, and says so in the audit log. Throws 404 when none was deleted in the last 30
 * days, and what `taken` says where another has its name by now.
 */
export async function markRestored(
  tx: Context,
  subject: RecordKind,
  id: number,
  taken?: (name: string) => Refused,
): Promise<void> {
  const { table, field, unique } = kinds[subject]
  const { rows } = await sql<{ name: string; version: number }>`
    select ${sql.ref(field)} as name, version from ${sql.table(table)}
    where id = ${id} and deleted_at >= ${restorableSince(tx.now)} for update`.execute(tx.db)
  const [row] = rows
  if (!row) throw notFound(RecordKinds.labels[subject])
  try {
    await sql`
      update ${sql.table(table)}
      set deleted_at = null, ${touched(tx, subject)}
      where id = ${id}`.execute(tx.db)
  } catch (error) {
    throw taken && unique && violates(error, unique) ? taken(row.name) : error
  }
  await record(tx, 'restore', subject, id, { [field]: [null, row.name] }, row.version + 1)
}

function touched({ now }: Context, subject: RecordKind) {
  const touched = sql`updated_at = ${now}, version = version + 1`
  const { isPublic } = kinds[subject]
  if (!isPublic) return touched
  return sql`${touched}, public_updated_at = case when ${sql.raw(isPublic)} then ${now} else public_updated_at end`
}
