import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { containing } from '../../platform/db/containing.ts'
import { countOf, type Page } from '../../platform/db/paged.ts'
import type { DB } from '../../platform/db/sql/rows.gen.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { type AuditEntry, type AuditSearch, MAX_COUNTED } from './rules/activity.ts'

const columns = [
  'id',
  'at',
  'action',
  'subject',
  'subjectId',
  'subjectName',
  'actorId',
  'actorName',
  'changes',
  'requestId',
] as const

/**
 * One page of the audit log, newest first, and the number of matching entries: `MAX_COUNTED` + 1
 * when there are more, because counting an ever-growing log further is of no use.
 */
export async function auditLog(
  { db, now }: Context,
  { limit, offset, ...search }: AuditSearch & Page,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const matching = db.selectFrom('audit').where((eb) => matches(eb, search, bangkokDate(now)))
  const rows = await matching
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const counted = matching.select('id').limit(MAX_COUNTED + 1)
  const total = await countOf(db.selectFrom(counted.as('counted')))
  return { entries: rows.map(asEntry), total }
}

function matches(
  eb: ExpressionBuilder<DB, 'audit'>,
  { search, action, subject, subjectId, actorId, from, to, before }: AuditSearch,
  today: string,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = []
  if (action !== undefined) conditions.push(eb('action', '=', action))
  if (subject !== undefined) conditions.push(eb('subject', '=', subject))
  if (subjectId !== undefined) conditions.push(eb('subjectId', '=', subjectId))
  if (actorId !== undefined) conditions.push(eb('actorId', '=', actorId))
  if (before !== undefined) conditions.push(eb('id', '<', before))
  if (search) conditions.push(mentions(search))
  if (from !== undefined || to !== undefined) conditions.push(within(from, to, today))
  return eb.and(conditions)
}

/**
 * The actor's or the record's name contains the text. One or two letters, too short for trigrams,
 * match the beginning of a word. Uses the same expression as the index audit_names.
 */
function mentions(text: string): Expression<SqlBool> {
  const part = [...text].length < 3 ? ` ${text}` : text
  return sql<SqlBool>`' ' || actor_name || ' ' || coalesce(subject_name, '') ilike ${containing(part)}`
}

/** Within these Bangkok days, both included. */
function within(
  from: string | undefined,
  to: string | undefined,
  today: string,
): Expression<SqlBool> {
  const begin = sql`(${from ?? '-infinity'}::date::timestamp at time zone 'Asia/Bangkok')`
  const end = sql`((${to ?? 'infinity'}::date + 1)::timestamp at time zone 'Asia/Bangkok')`
  const days = sql<SqlBool>`at >= ${begin} and at < ${end}`
  if (to === undefined || to >= today) return days
  // Ordering by id alone would scan the log from today back to the days searched. `offset 0` keeps
  // the subquery for the newest id of those days on the index by time.
  return sql<SqlBool>`${days} and id <= (
    select max(id) from (select id from audit where ${days} offset 0) as days)`
}

// Safe: only `record` writes these rows, and the database checks each action against the rules.
function asEntry(row: Record<keyof AuditEntry, unknown>): AuditEntry {
  return row as AuditEntry
}
