import { type RawBuilder, sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { referringColumns } from '../../platform/db/referring-columns.ts'
import { restorableSince } from '../../shared/restore.ts'
import { isInTrash, kinds } from './kinds.ts'
import { recordAll } from './record-all.ts'
import { type RecordKind, RecordKinds } from './rules/activity.ts'

const BATCH = 500

/**
 * Permanently deletes what was deleted more than 30 days ago, with its own timeline. Keeps records
 * that others still refer to: a contact who inquired, a project with units, a user in the audit
 * log. The audit log is kept completely.
 */
export async function purgeTrash(context: Context): Promise<void> {
  for (const kind of Object.keys(kinds).filter(RecordKinds.has)) {
    for (let last = 0, hasMore = true; hasMore; ) {
      const ids = await inTransaction(context, (tx) => purgeSome(tx, kind, last))
      last = ids.at(-1) ?? last
      hasMore = ids.length === BATCH
    }
  }
}

async function purgeSome(tx: Context, kind: RecordKind, lastId: number): Promise<number[]> {
  const { table } = kinds[kind]
  const conditions = [
    sql<boolean>`r.id > ${lastId} and r.deleted_at < ${restorableSince(tx.now)}`,
    isInTrash(kind),
    ...(await unreferenced(tx, kind)),
  ]
  const { rows } = await sql<{ id: number; version: number }>`
    select r.id, r.version from ${sql.table(table)} r
    where ${sql.join(conditions, sql` and `)}
    order by r.id limit ${BATCH} for update skip locked`.execute(tx.db)
  const ids = rows.map(({ id }) => id)
  await recordAll(
    tx,
    'purge',
    kind,
    rows.map((row) => ({ ...row, changes: {} })),
  )
  const ownTimeline = ownEntries[kind]?.(sql`= any(${ids})`)
  if (ownTimeline) await sql`delete from activities a where ${ownTimeline}`.execute(tx.db)
  await sql`delete from ${sql.table(table)} where id = any(${ids})`.execute(tx.db)
  return ids
}

type Condition = RawBuilder<boolean>

/** The timeline entries `a` that belong only to a record of this kind; `isOne` compares its id. */
const ownEntries: Partial<Record<RecordKind, (isOne: RawBuilder<unknown>) => Condition>> = {
  unit: (isOne) => sql`a.contact_id is null and a.unit_id ${isOne}`,
  contact: (isOne) => sql`a.unit_id is null and a.contact_id ${isOne}`,
}

/**
 * Conditions that no foreign key refers to a record `r` of this kind, one for each key in the
 * database's catalogue, so that new tables are covered automatically. Rows deleted with the record,
 * those that forget it, and its own timeline, do not count.
 */
async function unreferenced({ db }: Context, kind: RecordKind): Promise<Condition[]> {
  const { table } = kinds[kind]
  const columns = await referringColumns(db, table)
  return columns
    .filter(({ keeps }) => keeps)
    .map(({ table: from, column }) => {
      const isOwn = from === 'activities' && ownEntries[kind]?.(sql`= r.id`)
      const notOwn = isOwn ? sql`and (${isOwn}) is not true` : sql``
      return sql`not exists (
      select from ${sql.table(from)} a where a.${sql.ref(column)} = r.id ${notOwn})`
    })
}
