import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Page } from '../../platform/db/paged.ts'
import type { FeedbackCounts } from './rules/feedback.ts'
import type { ViewingRecord, ViewingSearch } from './rules/viewing.ts'
import { viewingsById } from './store.ts'

type Reader = Pick<Context, 'db' | 'actor' | 'now'>

/** One page of the viewings that match a search, by their time, and their number. */
export async function viewingList(
  reader: Reader,
  { sort = 'first', ...search }: ViewingSearch,
  { limit, offset }: Page,
): Promise<{ items: ViewingRecord[]; total: number }> {
  const found = sql.join(conditions(reader, search), sql` and `)
  const order = sort === 'first' ? sql`v.starts_at, v.id` : sql`v.starts_at desc, v.id desc`
  const { rows } = await sql<{ id: number }>`
    select v.id from viewings v where ${found} order by ${order} limit ${limit} offset ${offset}`.execute(
    reader.db,
  )
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from viewings v where ${found}`.execute(reader.db)
  const ids = rows.map(({ id }) => id)
  return { items: await viewingsById(reader.db, ids), total: counted.rows[0]?.total ?? 0 }
}

function conditions({ actor, now }: Reader, search: ViewingSearch): RawBuilder<unknown>[] {
  const { contactId, dealId, unitId, agentId, state, from, to, isUnanswered } = search
  const found: RawBuilder<unknown>[] = [
    // Those of a deleted contact come back with them.
    sql`exists (select from contacts c where c.id = v.contact_id and c.deleted_at is null)`,
  ]
  if (contactId) found.push(sql`v.contact_id = ${contactId}`)
  if (dealId) found.push(sql`v.deal_id = ${dealId}`)
  if (unitId)
    found.push(
      sql`exists (select from viewing_homes h where h.viewing_id = v.id and h.unit_id = ${unitId})`,
    )
  if (agentId) found.push(sql`v.agent_id = ${agentId === 'me' ? (actor?.id ?? 0) : agentId}`)
  if (state?.length) found.push(sql`v.state = any(${state}::text[])`)
  if (from) found.push(sql`v.starts_at >= ${from}`)
  if (to) found.push(sql`v.starts_at < ${to}`)
  if (isUnanswered !== undefined)
    found.push(isUnanswered ? isToBeAnswered(now) : sql`not (${isToBeAnswered(now)})`)
  return found
}

/** Over, and the agent has not said of every home what the client thought, nor has the client. */
const isToBeAnswered = (now: Date) => sql`v.ends_at <= ${now} and v.state in ('planned', 'done')
  and exists (select from viewing_homes h where h.viewing_id = v.id and not exists (
    select from viewing_feedback a where a.viewing_id = h.viewing_id and a.unit_id = h.unit_id))`

/** How often a home was seen, and what was thought of it: the client's word, else the agent's. */
export async function feedbackCounts(db: Db, unitId: number): Promise<FeedbackCounts> {
  const { rows } = await sql<{ counts: FeedbackCounts }>`
    with seen as (
      select v.id, coalesce(
        (select a.answer from viewing_feedback a
          where a.viewing_id = v.id and a.unit_id = ${unitId} and a.given_by = 'client'),
        (select a.answer from viewing_feedback a
          where a.viewing_id = v.id and a.unit_id = ${unitId} and a.given_by = 'agent')) as answer
      from viewings v join viewing_homes h on h.viewing_id = v.id and h.unit_id = ${unitId}
      join contacts c on c.id = v.contact_id and c.deleted_at is null
      where v.state = 'done'
    )
    select json_build_object('viewings', count(*),
      'liked', count(*) filter (where answer = 'liked'),
      'too_dear', count(*) filter (where answer = 'too_dear'),
      'too_far', count(*) filter (where answer = 'too_far'),
      'other', count(*) filter (where answer = 'other')) as counts
    from seen`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A count answered no row.')
  return row.counts
}
