import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { violates } from '../db/violates.ts'
import { notFound, type Refused } from '../refused.ts'
import { restorableSince } from '../shared/restore.ts'
import { record } from './record.ts'

type Kept = { table: string; what: string; name: string; unique?: string; isPublic?: string }

/**
 * What is deleted softly: its table, the field that people know it by, the index that keeps that unique,
 * and for what says when visitors saw it change: which of them they see.
 */
const kept = {
  contact: { table: 'contacts', what: 'Contact', name: 'name' },
  developer: { table: 'developers', what: 'Developer', name: 'name', unique: 'developers_name' },
  project: { table: 'projects', what: 'Project', name: 'name', isPublic: 'true' },
  unit: {
    table: 'units',
    what: 'Unit',
    name: 'unitNumber',
    unique: 'units_number',
    isPublic: 'show_on_website',
  },
  user: { table: 'staffUsers', what: 'User', name: 'username', unique: 'staff_users_username' },
} satisfies Record<string, Kept>

type Subject = keyof typeof kept

/** Deletes a record softly, and says so in the audit log. Throws 404. */
export async function markDeleted(tx: Context, subject: Subject, id: number): Promise<void> {
  const { table, what, name }: Kept = kept[subject]
  const { rows } = await sql<{ name: string }>`
    update ${sql.table(table)}
    set deleted_at = ${tx.now}, ${touched(tx, kept[subject])}
    where id = ${id} and deleted_at is null
    returning ${sql.ref(name)} as name`.execute(tx.db)
  if (!rows[0]) throw notFound(what)
  await record(tx, 'delete', subject, id, { [name]: [rows[0].name, null] })
}

/**
 * Brings a record back, and says so in the audit log. Throws 404 when none was deleted in the last 30
 * days, and what `taken` says where another has its name by now.
 */
export async function markRestored(
  tx: Context,
  subject: Subject,
  id: number,
  taken?: (name: string) => Refused,
): Promise<void> {
  const { table, what, name, unique }: Kept = kept[subject]
  const { rows } = await sql<{ name: string }>`
    select ${sql.ref(name)} as name from ${sql.table(table)}
    where id = ${id} and deleted_at >= ${restorableSince(tx.now)} for update`.execute(tx.db)
  const [row] = rows
  if (!row) throw notFound(what)
  try {
    await sql`
      update ${sql.table(table)}
      set deleted_at = null, ${touched(tx, kept[subject])}
      where id = ${id}`.execute(tx.db)
  } catch (error) {
    throw taken && unique && violates(error, unique) ? taken(row.name) : error
  }
  await record(tx, 'restore', subject, id, { [name]: [null, row.name] })
}

function touched({ now }: Context, { isPublic }: Kept) {
  const touched = sql`updated_at = ${now}, version = version + 1`
  if (!isPublic) return touched
  return sql`${touched}, public_updated_at = case when ${sql.raw(isPublic)} then ${now} else public_updated_at end`
}
