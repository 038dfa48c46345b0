import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { containing } from '../../platform/db/containing.ts'
import type { Page } from '../../platform/db/paged.ts'
import { RESTORE_DAYS, restorableSince } from '../../shared/restore.ts'
import { isInTrash, kinds } from './kinds.ts'
import { lastWrite } from './last-write.ts'
import { type RecordKind, RecordKinds, type TrashSearch } from './rules/activity.ts'

/**
 * One page of the deleted records that can be restored, latest deletion first, as JSON text, and
 * their total number.
 */
export async function trash(
  { db, now }: Context,
  { kind, search, before, limit, offset }: TrashSearch & Page,
): Promise<{ items: string; total: number }> {
  const kinds = kind?.length ? [...new Set(kind)] : RecordKinds.ids
  const conditions = [sql`r.deleted_at >= ${restorableSince(now)}`]
  if (before) conditions.push(sql`r.deleted_at < ${before}`)
  const deletion = sql`${lastWrite(sql`subject = page.kind and subject_id = page.id`)} as deletion`
  const { rows } = await sql<{ items: string; total: number }>`
    with found as (${ofEach(kinds, (ofKind) => deleted(ofKind, conditions, search))}),
    page as (
      select * from found order by deleted_at desc, id desc, kind limit ${limit} offset ${offset}
    )
    select
      (select count(*) from found) as total,
      (select coalesce(json_agg(json_build_object(
        'kind', kind, 'id', id, 'name', name, 'detail', detail,
        'deletedAt', iso(deleted_at),
        'deletedBy', (select case action when 'delete' then actor_name end from ${deletion}),
        'restorableUntil', iso(deleted_at + make_interval(days => ${RESTORE_DAYS}))
      ) order by deleted_at desc, id desc, kind), '[]')::text
      from page, lateral (${ofEach(kinds, named)}) as called) as items`.execute(db)
  return rows[0] ?? { items: '[]', total: 0 }
}

type Statement = ReturnType<typeof sql>

function ofEach(kinds: readonly RecordKind[], select: (kind: RecordKind) => Statement) {
  return sql.join(kinds.map(select), sql` union all `)
}

function deleted(kind: RecordKind, conditions: readonly Statement[], search: string | undefined) {
  const { table, name, detail } = kinds[kind]
  const inTrash = [...conditions, isInTrash(kind)]
  const unfiltered = search
    ? [...inTrash, sql`concat_ws(' ', ${name}, ${detail}) ilike ${containing(search)}`]
    : inTrash
  return sql`
    select ${kind}::text as kind, r.id, r.deleted_at from ${sql.table(table)} r
    where ${sql.join(unfiltered, sql` and `)}`
}

/** The name of a row of the page; names need look-ups, so they are read only for one page. */
function named(kind: RecordKind) {
  const { table, name, detail } = kinds[kind]
  return sql`
    select ${name} as name, ${detail} as detail from ${sql.table(table)} r
    where r.id = page.id and page.kind = ${kind}`
}
