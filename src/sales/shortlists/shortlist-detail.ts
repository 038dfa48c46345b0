import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { unitNames } from './readers/named-homes.ts'
import { type HomeSentBefore, Opinions, type ShortlistDetail } from './rules/reader.ts'
import { asDelivery, type DeliveryRow, deliveryJson, readShortlist } from './shortlist-records.ts'

/** Deliveries and visits that are shown, the newest first. */
const SHOWN = 100

/** A send with what its readers did. Throws 404. */
export async function shortlistDetail(
  context: Context,
  origin: string,
  id: number,
): Promise<ShortlistDetail> {
  const { db } = context
  const send = await readShortlist(context, origin, id)
  const [deliveries, visits, reactions] = await Promise.all([
    deliveriesOf(db, id),
    send.opened === 0 ? [] : visitsOf(db, id),
    reactionsOf(db, id, send.unitIds),
  ])
  const mentioned = visits.flatMap(({ pressed, liked, declined, asked }) => [
    ...pressed,
    ...liked,
    ...declined,
    ...asked,
  ])
  const units = await unitNames(db, [...new Set([...send.unitIds, ...mentioned])])
  // The same rule as for the record: nothing is told of the readers of a deleted contact's page.
  const isHidden = send.opened === 0
  return {
    ...send,
    ...{ deliveries, visits, units },
    reactions: isHidden
      ? send.unitIds.map((unitId) => ({ unitId, opened: 0, opinion: null, asked: false }))
      : reactions,
  }
}

async function deliveriesOf(db: Db, shortlistId: number) {
  const { rows } = await sql<{ delivery: DeliveryRow }>`
    select ${deliveryJson} as delivery from shortlist_deliveries d
    where d.shortlist_id = ${shortlistId} order by d.id desc limit ${SHOWN}`.execute(db)
  return rows.map(({ delivery }) => asDelivery(delivery))
}

async function visitsOf(db: Db, shortlistId: number): Promise<ShortlistDetail['visits']> {
  return db
    .selectFrom('shortlistVisits as v')
    .select(['v.id', 'v.startedAt', 'v.pressed', 'v.liked', 'v.declined', 'v.asked', 'v.said'])
    .select(
      sql<number | null>`(
        select m.thread_id from inbox_messages m
        join inbox_threads t on t.id = m.thread_id and t.deleted_at is null
        where m.id = v.message_id)`.as('threadId'),
    )
    .where('v.shortlistId', '=', shortlistId)
    .orderBy('v.id', 'desc')
    .limit(SHOWN)
    .execute()
}

async function reactionsOf(db: Db, shortlistId: number, unitIds: readonly number[]) {
  const { rows } = await sql<ShortlistDetail['reactions'][number] & { opinion: string | null }>`
    select of_page.unit_id, r.opinion, r.asked_at is not null as asked,
      (select count(*)::int from shortlist_visits v
        where v.shortlist_id = ${shortlistId} and of_page.unit_id = any(v.pressed)) as opened
    from unnest(${unitIds}::integer[]) with ordinality as of_page (unit_id, place)
    left join shortlist_reactions r on r.shortlist_id = ${shortlistId} and r.unit_id = of_page.unit_id
    order by place`.execute(db)
  return rows.map((row) => ({ ...row, opinion: Opinions.read(row.opinion ?? '') ?? null }))
}

/** The homes that were sent to a contact, each with its last time and what they think of it. */
export async function homesSentTo({ db }: Context, contactId: number): Promise<HomeSentBefore[]> {
  const { rows } = await sql<HomeSentBefore & { opinion: string | null }>`
    select distinct on (sent.unit_id) sent.unit_id, s.created_at as sent_at, r.opinion,
      r.asked_at is not null as asked
    from (
      select id, created_at, unit_ids from shortlists
      where contact_id = ${contactId} order by id desc limit ${SHOWN}) s
    cross join unnest(s.unit_ids) as sent (unit_id)
    left join shortlist_reactions r on r.shortlist_id = s.id and r.unit_id = sent.unit_id
    order by sent.unit_id, s.id desc`.execute(db)
  return rows.map((row) => ({ ...row, opinion: Opinions.read(row.opinion ?? '') ?? null }))
}
