import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { changeMessage } from '../../platform/events/notify.ts'
import { personName } from '../../shared/person-name.ts'
import { kinds } from './kinds.ts'
import type { AuditAction, Changes, RecordKind } from './rules/activity.ts'

type Entry = { id: number; changes: Changes; version: number }

/**
 * `record` for many records of one kind in one statement: one audit entry each, and one
 * notification.
 */
export async function recordAll(
  tx: Context,
  action: AuditAction,
  subject: RecordKind,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return
  const { table, name } = kinds[subject]
  const ids = entries.map((entry) => entry.id)
  const changes = entries.map((entry) => JSON.stringify(entry.changes))
  const versions = entries.map((entry) => entry.version)
  await sql`
    with recorded as (
      insert into audit
      (at, action, subject, subject_id, subject_name, version, actor_id, actor_name, changes, request_id)
    select ${tx.now}, ${action}, ${subject}, r.id, ${name}, entry.version,
      ${tx.actor?.id ?? null}::integer, ${tx.actor ? personName(tx.actor) : 'System'},
      entry.changes::jsonb, ${tx.requestId}
    from unnest(${ids}::integer[], ${changes}::text[], ${versions}::integer[])
      with ordinality as entry (id, changes, version, place)
    join ${sql.table(table)} r on r.id = entry.id
    order by entry.place
    )
    select ${changeMessage(tx, subject, ids)}`.execute(tx.db)
}
