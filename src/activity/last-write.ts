import { type RawBuilder, sql } from 'kysely'

/** Entries of the log that wrote something, as its index audit_versions says it. */
export const isWrite = sql`action not in ('sign_in', 'sign_in_failed', 'sign_out')`

/** The entry of a record's last write. Those from before the log knew versions come last. */
export function lastWrite(isOfRecord: RawBuilder<unknown>) {
  return sql`(
    select actor_name, at, action from audit
    where ${isOfRecord} and ${isWrite}
    order by version desc nulls last, id desc limit 1)`
}
