import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { type Page, paged } from '../../platform/db/paged.ts'
import { notFound } from '../../refused.ts'
import { sentPath } from '../../shared/paths.ts'
import { nameOfUser } from '../../team/staff/store.ts'
import {
  type Delivery,
  DeliveryStates,
  SendLanguages,
  type SendRecord,
  SendWays,
} from './rules/send.ts'

type Filters = Page & { mine?: boolean | undefined; contactId?: number | undefined }

/** One page of the sends, newest first, and the total; with `mine` only the signed-in user's. */
export async function listSends(
  { db, actor }: Context,
  origin: string,
  { mine, contactId, limit, offset }: Filters,
): Promise<{ items: SendRecord[]; total: number }> {
  let matching = readable(db)
  if (mine) matching = matching.where('sends.sentById', '=', actor?.id ?? 0)
  if (contactId !== undefined) matching = matching.where('c.id', '=', contactId)
  const { rows, total } = await paged(matching.orderBy('sends.id', 'desc'), { limit, offset })
  return { items: rows.map((row) => asRecord(row, origin)), total }
}

/** A send as staff see it. Throws 404. */
export async function readSend({ db }: Context, origin: string, id: number): Promise<SendRecord> {
  const row = await readable(db).where('sends.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('send')
  return asRecord(row, origin)
}

function readable(db: Db) {
  return db
    .selectFrom('sends')
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.id', '=', 'sends.contactId').on('c.deletedAt', 'is', null),
    )
    .select([
      'sends.id',
      'sends.version',
      'sends.token',
      'sends.contactId',
      'sends.sentById',
      'sends.by',
      'sends.language',
      'sends.text',
      'sends.showUnitNumbers',
      'sends.showProjectNames',
      'sends.unitIds',
      'sends.createdAt',
      'sends.endsAt',
      'sends.takenBackAt',
      'c.name as contactName',
    ])
    .select(homeNames.as('homes'))
    .select(colleagueName.as('sentByName'))
    .select(lastDelivery.as('delivery'))
    .select(doings.as('doings'))
}

type Doings = Pick<SendRecord, 'opened' | 'openedAt' | 'lookedAt' | 'liked' | 'asked'>
type Row = Awaited<ReturnType<ReturnType<typeof readable>['executeTakeFirstOrThrow']>>

function asRecord(row: Row, origin: string): SendRecord {
  const { token, sentById, sentByName, contactId, contactName, delivery, doings, ...send } = row
  return {
    ...send,
    // What the readers did is hidden with their contact.
    ...(isReaderHidden(row) ? nothing : doings),
    url: origin + sentPath(token),
    contact:
      contactId === null || contactName === null ? null : { id: contactId, name: contactName },
    by: SendWays.read(row.by) ?? 'link',
    language: SendLanguages.read(row.language) ?? 'en',
    sentBy: { id: sentById, name: sentByName },
    delivery: delivery && asDelivery(delivery),
  }
}

const nothing: Doings = { opened: 0, openedAt: null, lookedAt: 0, liked: 0, asked: 0 }

/** Whether the contact of a send is deleted. */
export function isReaderHidden({
  contactId,
  contactName,
}: {
  contactId: number | null
  contactName: string | null
}): boolean {
  return contactId !== null && contactName === null
}

/** A row of deliveries. */
export type DeliveryRow = { by: string; state: string | null; at: string; sentBy: string }

/** A delivery as staff see it; without a message it was only noted. */
export function asDelivery({ by, state, at, sentBy }: DeliveryRow): Delivery {
  const known = DeliveryStates.read(state === 'sending' ? 'queued' : (state ?? ''))
  return { by: SendWays.read(by) ?? 'link', state: known ?? 'noted', at, sentBy }
}

const homeNames = sql<string[]>`array(
  select u.unit_number || ' · ' || p.name
  from unnest(sends.unit_ids) with ordinality as of_page (unit_id, place)
  join units u on u.id = of_page.unit_id
  join projects p on p.id = u.project_id
  order by place)`

const colleagueName = sql<string>`(
  select ${nameOfUser('s')} from staff_users s where s.id = sends.sent_by_id)`

/** The deliveries `d` as JSON, with the state of their messages. */
export const deliveryJson = sql`json_build_object(
  'by', d.by, 'at', iso(d.created_at),
  'state', (select m.state from inbox_messages m where m.id = d.message_id),
  'sentBy', (select ${nameOfUser('s')} from staff_users s where s.id = d.delivered_by_id))`

const lastDelivery = sql<DeliveryRow | null>`(
  select ${deliveryJson} from send_deliveries d
  where d.send_id = sends.id order by d.id desc limit 1)`

const doings = sql<Doings>`(
  select json_build_object(
    'opened', count(*), 'openedAt', iso(max(v.started_at)),
    'lookedAt', (
      select count(*) from unnest(sends.unit_ids) as unit_id
      where exists (select from send_visits p where p.send_id = sends.id and unit_id = any(p.pressed))),
    'liked', (
      select count(*) from send_reactions r
      where r.send_id = sends.id and r.opinion = 'liked' and r.unit_id = any(sends.unit_ids)),
    'asked', (
      select count(*) from send_reactions r
      where r.send_id = sends.id and r.asked_at is not null and r.unit_id = any(sends.unit_ids)))
  from send_visits v where v.send_id = sends.id)`
