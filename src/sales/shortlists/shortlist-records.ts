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
  ShareWays,
  ShortlistLanguages,
  type ShortlistRecord,
} from './rules/shortlist.ts'

type Filters = Page & { mine?: boolean | undefined; contactId?: number | undefined }

/** One page of the sends, newest first, and the total; with `mine` only the signed-in user's. */
export async function shortlistList(
  { db, actor }: Context,
  origin: string,
  { mine, contactId, limit, offset }: Filters,
): Promise<{ items: ShortlistRecord[]; total: number }> {
  let matching = readable(db)
  if (mine) matching = matching.where('shortlists.sentById', '=', actor?.id ?? 0)
  if (contactId !== undefined) matching = matching.where('c.id', '=', contactId)
  const { rows, total } = await paged(matching.orderBy('shortlists.id', 'desc'), { limit, offset })
  return { items: rows.map((row) => asRecord(row, origin)), total }
}

/** A send as staff see it. Throws 404. */
export async function readShortlist(
  { db }: Context,
  origin: string,
  id: number,
): Promise<ShortlistRecord> {
  const row = await readable(db).where('shortlists.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('shortlist')
  return asRecord(row, origin)
}

function readable(db: Db) {
  return db
    .selectFrom('shortlists')
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.id', '=', 'shortlists.contactId').on('c.deletedAt', 'is', null),
    )
    .select([
      'shortlists.id',
      'shortlists.version',
      'shortlists.token',
      'shortlists.contactId',
      'shortlists.sentById',
      'shortlists.by',
      'shortlists.language',
      'shortlists.text',
      'shortlists.showUnitNumbers',
      'shortlists.showProjectNames',
      'shortlists.unitIds',
      'shortlists.createdAt',
      'shortlists.endsAt',
      'shortlists.takenBackAt',
      'c.name as contactName',
    ])
    .select(homeNames.as('homes'))
    .select(colleagueName.as('sentByName'))
    .select(lastDelivery.as('delivery'))
    .select(engagement.as('engagement'))
}

type Doings = Pick<ShortlistRecord, 'opened' | 'openedAt' | 'lookedAt' | 'liked' | 'asked'>
type Row = Awaited<ReturnType<ReturnType<typeof readable>['executeTakeFirstOrThrow']>>

function asRecord(row: Row, origin: string): ShortlistRecord {
  const { token, sentById, sentByName, contactId, contactName, delivery, engagement, ...send } = row
  return {
    ...send,
    // What the readers did is hidden with their contact.
    ...(isReaderHidden(row) ? nothing : engagement),
    url: origin + sentPath(token),
    contact:
      contactId === null || contactName === null ? null : { id: contactId, name: contactName },
    by: ShareWays.read(row.by) ?? 'link',
    language: ShortlistLanguages.read(row.language) ?? 'en',
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
  return { by: ShareWays.read(by) ?? 'link', state: known ?? 'noted', at, sentBy }
}

const homeNames = sql<string[]>`array(
  select u.unit_number || ' · ' || p.name
  from unnest(shortlists.unit_ids) with ordinality as of_page (unit_id, place)
  join units u on u.id = of_page.unit_id
  join projects p on p.id = u.project_id
  order by place)`

const colleagueName = sql<string>`(
  select ${nameOfUser('s')} from staff_users s where s.id = shortlists.sent_by_id)`

/** The deliveries `d` as JSON, with the state of their messages. */
export const deliveryJson = sql`json_build_object(
  'by', d.by, 'at', iso(d.created_at),
  'state', (select m.state from inbox_messages m where m.id = d.message_id),
  'sentBy', (select ${nameOfUser('s')} from staff_users s where s.id = d.delivered_by_id))`

const lastDelivery = sql<DeliveryRow | null>`(
  select ${deliveryJson} from shortlist_deliveries d
  where d.shortlist_id = shortlists.id order by d.id desc limit 1)`

const engagement = sql<Doings>`(
  select json_build_object(
    'opened', count(*), 'openedAt', iso(max(v.started_at)),
    'lookedAt', (
      select count(*) from unnest(shortlists.unit_ids) as unit_id
      where exists (select from shortlist_visits p where p.shortlist_id = shortlists.id and unit_id = any(p.pressed))),
    'liked', (
      select count(*) from shortlist_reactions r
      where r.shortlist_id = shortlists.id and r.opinion = 'liked' and r.unit_id = any(shortlists.unit_ids)),
    'asked', (
      select count(*) from shortlist_reactions r
      where r.shortlist_id = shortlists.id and r.asked_at is not null and r.unit_id = any(shortlists.unit_ids)))
  from shortlist_visits v where v.shortlist_id = shortlists.id)`
