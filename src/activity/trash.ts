import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { containing } from '../db/containing.ts'
import type { Page } from '../db/paged.ts'
import { RESTORE_DAYS, restorableSince } from '../shared/restore.ts'
import { kinds } from './kinds.ts'
import { lastWrite } from './last-write.ts'
import { type RecordKind, RecordKinds, type TrashSearch } from './rules.ts'

/**
 * One page of what was deleted and can be brought back, the newest deletion first, as a JSON array in
 * text, and how many there are in all.
 */
export async function trash(
  { db, now }: Context,
  { kind, search, before, limit, offset }: TrashSearch & Page,
): Promise<{ items: string; total: number }> {
  const asked = kind?.length ? [...new Set(kind)] : RecordKinds.ids
  const conditions = [sql`r.deleted_at >= ${restorableSince(now)}`]
  if (before) conditions.push(sql`r.deleted_at < ${before}`)
  const deletion = sql`${lastWrite(sql`subject = page.kind and subject_id = page.id`)} as deletion`
  const { rows } = await sql<{ items: string; total: number }>`
    with found as (${ofEach(asked, (one) => deleted(one, conditions, search))}),
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
      from page, lateral (${ofEach(asked, named)}) as called) as items`.execute(db)
  return rows[0] ?? { items: '[]', total: 0 }
}

type Statement = ReturnType<typeof sql>

function ofEach(asked: readonly RecordKind[], select: (kind: RecordKind) => Statement) {
  return sql.join(asked.map(select), sql` union all `)
}

function deleted(kind: RecordKind, conditions: readonly Statement[], search: string | undefined) {
  const { table, name, detail } = kinds[kind]
  const all = search
    ? [...conditions, sql`concat_ws(' ', ${name}, ${detail}) ilike ${containing(search)}`]
    : conditions
  return sql`
    select ${kind}::text as kind, r.id, r.deleted_at from ${sql.table(table)} r
    where ${sql.join(all, sql` and `)}`
}

/** What a row of the page is called: names cost a look-up each, so that only those of the page are read. */
function named(kind: RecordKind) {
  const { table, name, detail } = kinds[kind]
  return sql`
    select ${name} as name, ${detail} as detail from ${sql.table(table)} r
    where r.id = page.id and page.kind = ${kind}`
}
