import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { unitNames } from './readers/named-homes.ts'
import { type HomeSentBefore, Opinions, type SendDetail } from './rules/reader.ts'
import { asDelivery, type DeliveryRow, deliveryJson, readSend } from './send-records.ts'

/** Deliveries and visits that are shown, the newest first. */
const SHOWN = 100

/** A send with what its readers did. Throws 404. */
export async function sendDetail(
  context: Context,
  origin: string,
  id: number,
): Promise<SendDetail> {
  const { db } = context
  const send = await readSend(context, origin, id)
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

async function deliveriesOf(db: Db, sendId: number) {
  const { rows } = await sql<{ delivery: DeliveryRow }>`
    select ${deliveryJson} as delivery from send_deliveries d
    where d.send_id = ${sendId} order by d.id desc limit ${SHOWN}`.execute(db)
  return rows.map(({ delivery }) => asDelivery(delivery))
}

async function visitsOf(db: Db, sendId: number): Promise<SendDetail['visits']> {
  return db
    .selectFrom('sendVisits as v')
    .select(['v.id', 'v.startedAt', 'v.pressed', 'v.liked', 'v.declined', 'v.asked', 'v.said'])
    .select(
      sql<number | null>`(
        select m.thread_id from inbox_messages m
        join inbox_threads t on t.id = m.thread_id and t.deleted_at is null
        where m.id = v.message_id)`.as('threadId'),
    )
    .where('v.sendId', '=', sendId)
    .orderBy('v.id', 'desc')
    .limit(SHOWN)
    .execute()
}

async function reactionsOf(db: Db, sendId: number, unitIds: readonly number[]) {
  const { rows } = await sql<SendDetail['reactions'][number] & { opinion: string | null }>`
    select of_page.unit_id, r.opinion, r.asked_at is not null as asked,
      (select count(*)::int from send_visits v
        where v.send_id = ${sendId} and of_page.unit_id = any(v.pressed)) as opened
    from unnest(${unitIds}::integer[]) with ordinality as of_page (unit_id, place)
    left join send_reactions r on r.send_id = ${sendId} and r.unit_id = of_page.unit_id
    order by place`.execute(db)
  return rows.map((row) => ({ ...row, opinion: Opinions.read(row.opinion ?? '') ?? null }))
}

/** The homes that were sent to a contact, each with its last time and what they think of it. */
export async function homesSentTo({ db }: Context, contactId: number): Promise<HomeSentBefore[]> {
  const { rows } = await sql<HomeSentBefore & { opinion: string | null }>`
    select distinct on (sent.unit_id) sent.unit_id, s.created_at as sent_at, r.opinion,
      r.asked_at is not null as asked
    from (
      select id, created_at, unit_ids from sends
      where contact_id = ${contactId} order by id desc limit ${SHOWN}) s
    cross join unnest(s.unit_ids) as sent (unit_id)
    left join send_reactions r on r.send_id = s.id and r.unit_id = sent.unit_id
    order by sent.unit_id, s.id desc`.execute(db)
  return rows.map((row) => ({ ...row, opinion: Opinions.read(row.opinion ?? '') ?? null }))
}
