import { type RawBuilder, sql } from 'kysely'

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
