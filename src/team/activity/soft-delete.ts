import { type RawBuilder, sql } from 'kysely'
import { type Context, catalogueChanges, inTransaction } from '../../context.ts'
import { violates } from '../../platform/db/violates.ts'
import { notFound, Refused } from '../../refused.ts'
import { restorableSince } from '../../shared/restore.ts'
import { isInTrash, kinds } from './kinds.ts'
import { lastWrite } from './last-write.ts'
import { record } from './record.ts'
import { recordAll } from './record-all.ts'
import type { Changes, RecordKind } from './rules/activity.ts'

/** Deletes a record softly, with an audit entry; visitors no longer see it. Throws 404. */
export async function markDeleted(
  context: Context,
  subject: RecordKind,
  id: number,
): Promise<void> {
  const { table, field } = kinds[subject]
  await inTransaction(context, async (tx) => {
    const { rows } = await sql<Touched>`
      update ${sql.table(table)}
      set deleted_at = ${tx.now}, ${touched(tx, subject)}
      where id = ${id} and deleted_at is null
      returning ${sql.ref(field)} as name, version, ${isPublic(subject)}`.execute(tx.db)
    const [row] = rows
    if (!row) throw notFound(subject)
    if (row.isPublic) catalogueChanges(tx)
    await record(tx, 'delete', subject, id, { [field]: [row.name, null] }, row.version)
  })
}

/**
 * Softly deletes those of these records that have not changed since they were created and that meet
 * the condition (on `r`), each with an audit entry. Returns the deleted ids.
 */
export async function markUntouchedDeleted(
  tx: Context,
  subject: RecordKind,
  ids: readonly number[],
  condition: RawBuilder<boolean>,
): Promise<number[]> {
  const { table, field } = kinds[subject]
  // Locks the rows, as a single deletion does, so that concurrent references to them are awaited.
  await sql`select from ${sql.table(table)} where id = any(${ids}) order by id for update`.execute(
    tx.db,
  )
  const { rows } = await sql<Touched & { id: number }>`
    update ${sql.table(table)} r
    set deleted_at = ${tx.now}, ${touched(tx, subject)}
    where id = any(${ids}) and deleted_at is null and version = 1 and ${condition}
    returning id, ${sql.ref(field)} as name, version, ${isPublic(subject)}`.execute(tx.db)
  if (rows.some((row) => row.isPublic)) catalogueChanges(tx)
  const entries = rows.map(({ id, name, version }) => {
    const changes: Changes = { [field]: [name, null] }
    return { id, changes, version }
  })
  await recordAll(tx, 'delete', subject, entries)
  return rows.map(({ id }) => id)
}

/**
 * Restores a record, with an audit entry; visitors see it again. Throws 404 when none was deleted
 * in the last 30 days, 403 when somebody else deleted it and the user may not restore every record,
 * and the error of `taken` when another record has its name by now.
 */
export async function markRestored(
  context: Context,
  subject: RecordKind,
  id: number,
  taken?: (name: string) => Refused,
): Promise<void> {
  const { table, field, unique } = kinds[subject]
  await inTransaction(context, async (tx) => {
    const { rows } = await sql<Touched>`
      select ${sql.ref(field)} as name, version, ${isPublic(subject)} from ${sql.table(table)}
      where id = ${id} and deleted_at >= ${restorableSince(tx.now)} and ${isInTrash(subject)}
      for update`.execute(tx.db)
    const [row] = rows
    if (!row) throw notFound(subject)
    await refuseOthersDeletion(tx, subject, id)
    try {
      await sql`
        update ${sql.table(table)}
        set deleted_at = null, ${touched(tx, subject)}
        where id = ${id}`.execute(tx.db)
    } catch (error) {
      throw taken && unique && violates(error, unique) ? taken(row.name) : error
    }
    if (row.isPublic) catalogueChanges(tx)
    await record(tx, 'restore', subject, id, { [field]: [null, row.name] }, row.version + 1)
  })
}

/** Whoever may delete records of this kind may undo their own deletion; the guard has checked that. */
async function refuseOthersDeletion(tx: Context, subject: RecordKind, id: number): Promise<void> {
  if (!tx.actor || tx.actor.permissions.restoreRecords) return
  const deletion = lastWrite(sql`subject = ${subject} and subject_id = ${id}`)
  const { rows } = await sql<{ actorId: number | null }>`
    select actor_id from ${deletion} as deletion`.execute(tx.db)
  if (rows[0]?.actorId !== tx.actor.id) throw new Refused(403, 'not_allowed')
}

type Touched = { name: string; version: number; isPublic: boolean }

const isPublic = (subject: RecordKind) => sql`${sql.raw(kinds[subject].isPublic)} as is_public`

function touched({ now }: Context, subject: RecordKind) {
  const touched = sql`updated_at = ${now}, version = version + 1`
  const { isPublic, hasPublicTime } = kinds[subject]
  if (!hasPublicTime) return touched
  return sql`${touched}, public_updated_at = case when ${sql.raw(isPublic)} then ${now} else public_updated_at end`
}
