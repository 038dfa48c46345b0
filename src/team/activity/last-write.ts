import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { AuditSubject } from './rules/activity.ts'

/**
 * Entries of the audit log that changed something; the same condition as in its index
 * audit_versions.
 */
export const isWrite = sql`action not in ('sign_in', 'sign_in_failed', 'sign_out')`

/**
 * The entry of a record's last write. Entries without a version, from earlier releases, come last.
 */
export function lastWrite(isOfRecord: RawBuilder<unknown>) {
  return sql`(
    select actor_id, actor_name, at, action from audit
    where ${isOfRecord} and ${isWrite}
    order by version desc nulls last, id desc limit 1)`
}

/** Who wrote a record last, by name; null if nobody did. */
export async function lastWriter(
  db: Db,
  subject: AuditSubject,
  id: number,
): Promise<string | null> {
  const last = lastWrite(sql`subject = ${subject} and subject_id = ${id}`)
  const { rows } = await sql<{
    name: string
  }>`select actor_name as name from ${last} as last`.execute(db)
  return rows[0]?.name ?? null
}
