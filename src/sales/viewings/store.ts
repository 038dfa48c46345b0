import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { notFound } from '../../refused.ts'
import { nameOfUser } from '../../team/staff/store.ts'
import type { ViewingRecord } from './rules/viewing.ts'

/** A viewing; `lock` locks its row until the transaction ends. Throws 404. */
export async function viewingRecord(db: Db, id: number, lock = false): Promise<ViewingRecord> {
  if (lock) await sql`select from viewings where id = ${id} for update`.execute(db)
  const [viewing] = await viewingsById(db, [id])
  if (!viewing) throw notFound('viewing')
  return viewing
}

/** These viewings, in this order. */
export async function viewingsById(db: Db, ids: readonly number[]): Promise<ViewingRecord[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ViewingRecord>`
    select v.id, v.contact_id, (select json_build_object('id', r.id, 'name', r.name, 'phone', r.phone, 'line', r.line, 'whatsapp', r.whatsapp,
        'search', r.search) from contacts r where r.id = v.contact_id and r.deleted_at is null) as contact,
      v.deal_id, ${named('deals', 'deal_id', sql`r.deal_name`)} as deal,
      v.agent_id, (select json_build_object('id', r.id, 'name', ${nameOfUser('r')})
        from staff_users r where r.id = v.agent_id) as agent,
      v.starts_at, v.ends_at, v.state, v.note, ${homes} as homes, v.created_by_id, v.version,
      v.created_at, v.updated_at
    from viewings v where v.id = any(${[...ids]}::integer[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const homes = sql`(
  select json_agg(json_build_object(
    'unitId', h.unit_id, 'name', u.unit_number || ' · ' || p.name, 'unitNumber', u.unit_number, 'projectName', p.name,
    'projectNameTh', p.name_th,
    'status', u.status, 'showOnWebsite', u.show_on_website, 'isDeleted', u.deleted_at is not null,
    'address', p.address, 'latitude', p.latitude, 'longitude', p.longitude,
    'owner', (select json_build_object('id', c.id, 'name', c.name) from contacts c
      where c.id = coalesce(u.owner_contact_id, u.agent_contact_id) and c.deleted_at is null),
    'ownerConfirmedAt', iso(h.owner_confirmed_at),
    'isOwnerAsked', exists (select from activities a
      where a.viewing_id = v.id and a.unit_id = h.unit_id and a.type in ('chat', 'email')),
    'station', (select json_build_object('name', s.name, 'nameTh', s.name_th)
      from stations s where s.id = p.nearest_station_id),
    'startsAt', iso(h.starts_at), 'minutes', h.minutes,
    'client', ${answerOf('client')}, 'agent', ${answerOf('agent')}
  ) order by h.starts_at, h.unit_id)
  from viewing_homes h join units u on u.id = h.unit_id join projects p on p.id = u.project_id
  where h.viewing_id = v.id)`

function answerOf(giver: 'client' | 'agent'): RawBuilder<unknown> {
  return sql`(select json_build_object('answer', a.answer, 'words', a.words, 'at', iso(a.answered_at),
      'by', (select ${nameOfUser('r')} from staff_users r where r.id = a.answered_by_id))
    from viewing_feedback a
    where a.viewing_id = h.viewing_id and a.unit_id = h.unit_id and a.given_by = ${sql.lit(giver)})`
}

function named(table: string, column: string, name: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select json_build_object('id', r.id, 'name', ${name}) from ${sql.table(table)} r
    where r.id = ${sql.ref(`v.${column}`)} and r.deleted_at is null)`
}
