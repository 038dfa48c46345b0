import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { notFound, Refused } from '../../refused.ts'
import { nameOfUser } from '../../team/staff/store.ts'
import { columnLock } from './positions.ts'
import type { DealColumn } from './rules/deal.ts'
import type { DealRecord, ListedDeal } from './rules/deal-record.ts'
import { mayChangeDeal } from './rules/deal-rights.ts'

/** What a move reads of a deal. */
export type LockedDeal = Pick<
  DealRecord,
  | ('id' | 'contactId' | 'unitId' | 'value' | 'stage' | 'column' | 'probability' | 'leaseStart')
  | 'assignedToId'
  | ('commissionPercent' | 'commissionAmount')
  | ('closedOn' | 'reasonId' | 'reasonText' | 'position' | 'version')
>

/**
 * A deal, locked until the transaction ends, and before it the column that it comes into or is moved within: in one
 * statement, whose join waits for the column before it locks the row. `columnProbability` is what the settings say of
 * that column, null for an end. Throws 404.
 */
export async function lockDeal(
  tx: Context,
  id: number,
  column?: DealColumn,
): Promise<LockedDeal & { columnProbability: number | null }> {
  const { rows } = await sql<LockedDeal & { columnProbability: number | null }>`
    with turn as materialized (select ${column ? columnLock(column) : null})
    select d.id, d.contact_id, d.unit_id, d.value, d.stage, d.board_column as "column", d.probability,
      d.lease_start, d.commission_percent::float8 as commission_percent, d.commission_amount, d.closed_on, d.reason_id,
      d.reason_text, d.position, d.version, d.assigned_to_id,
      ${probabilityOf(column)} as column_probability
    from turn, deals d where d.id = ${id} and d.deleted_at is null for update of d`.execute(tx.db)
  const [deal] = rows
  if (!deal) throw notFound('deal')
  return deal
}

/** Refuses (403) a won deal that somebody else has, unless one may change all. */
export function refuseWonByOthers(
  { actor }: Pick<Context, 'actor'>,
  deal: Pick<DealRecord, 'column' | 'assignedToId'>,
): void {
  if (actor && !mayChangeDeal(actor, deal)) throw new Refused(403, 'deal_won_by_others')
}

/** The probability that the settings give a column; null for an end, or none. */
function probabilityOf(column: DealColumn | undefined): RawBuilder<number | null> {
  return sql`(select (probability ->> ${column ?? null}::text)::integer from pipeline_settings)`
}

/** The probability of a deal that is entered in this column; null for an end. */
export async function columnProbability(
  { db }: Context,
  column: DealColumn,
): Promise<number | null> {
  const { rows } = await sql<{ probability: number | null }>`
    select ${probabilityOf(column)} as probability`.execute(db)
  return rows[0]?.probability ?? null
}

/** A deal that is not deleted. Throws 404. */
export async function dealRecord(
  { db, now }: { db: Db; now: Date },
  id: number,
): Promise<DealRecord> {
  const { rows } = await sql<DealRecord>`
    select ${sharedColumns(now)}, d.notes, d.commission_percent::float8 as commission_percent, d.commission_amount,
      d.co_agent_contact_id, d.co_agent_percent::float8 as co_agent_percent, d.reason_text,
      d.lease_start, ${wonHome} as won_home,
      (select json_build_object('id', c.id, 'name', c.name) from contacts c where c.id = d.co_agent_contact_id) as co_agent,
      (select json_build_object('id', c.id, 'name', c.name, 'phone', c.phone, 'countryCode', c.country_code,
        'email', c.email, 'whatsapp', c.whatsapp, 'line', c.line, 'facebook', c.facebook,
        'contactType', c.contact_type, 'status', c.status, 'isDeleted', c.deleted_at is not null)
        from contacts c where c.id = d.contact_id) as contact,
      (select ${unitObject} from units u join projects p on p.id = u.project_id where u.id = d.unit_id) as unit,
      array(select o.unit_id from deal_units o where o.deal_id = d.id order by o.added_at, o.unit_id) as unit_ids,
      (select coalesce(json_agg(${unitObject} order by o.added_at, o.unit_id), '[]')
        from deal_units o join units u on u.id = o.unit_id join projects p on p.id = u.project_id
        where o.deal_id = d.id) as units,
      (select coalesce(json_agg(json_build_object('stage', s.stage, 'column', s.board_column, 'since', iso(s.entered_at),
        'until', iso(s.left_at), 'movedBy', s.moved_by) order by s.id), '[]')
        from deal_stages s where s.deal_id = d.id) as stages
    from deals d where d.id = ${id} and d.deleted_at is null`.execute(db)
  const [deal] = rows
  if (!deal) throw notFound('deal')
  return deal
}

/** The move to won that changed a home of the deal `d`, unless it was undone: its entry of the audit log as `a`. */
export const winningMove = sql`audit a where a.subject = 'deal' and a.subject_id = d.id and a.undo ? 'home'
  and a.changes -> 'stage' ->> 1 in ('won', 'closed_won')
  and not exists (select from undone where undone.audit_id = a.id) order by a.id desc limit 1`

const wonHome = sql`case when d.board_column = 'won' then (
  select json_build_object('id', u.id, 'name', p.name || ' ' || u.unit_number, 'status', u.status,
    'statusBefore', win.home ->> 'status', 'wasOnWebsite', (win.home ->> 'showOnWebsite')::boolean)
  from (select a.undo -> 'home' as home from ${winningMove}) win
  join units u on u.id = (win.home ->> 'unitId')::integer and u.deleted_at is null and u.status in ('rented', 'sold')
    and u.status <> win.home ->> 'status'
  join projects p on p.id = u.project_id) end`

/** These deals as they are listed, in this order. */
export async function listedDeals(
  { db, now }: { db: Db; now: Date },
  ids: readonly number[],
): Promise<ListedDeal[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ListedDeal>`
    select ${sharedColumns(now)}, c.name as contact_name, c.phone as contact_phone, c.deleted_at is not null as contact_is_deleted,
      (select p.name || ' ' || u.unit_number from units u join projects p on p.id = u.project_id
        where u.id = d.unit_id) as unit_name
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
    join deals d on d.id = wanted.id
    join contacts c on c.id = d.contact_id
    order by wanted.place`.execute(db)
  return rows
}

/** The columns that lists and pages share, of the deal `d`. */
function sharedColumns(now: Date): RawBuilder<unknown> {
  return sql`d.id, d.deal_name, d.contact_id, d.unit_id, d.value, d.stage, d.board_column as "column",
    case when d.board_column in ('won', 'lost') then d.board_column else 'open' end as status,
    d.probability, d.expected_close_date, d.months, d.assigned_to_id,
    coalesce((select ${nameOfUser('su')} from staff_users su where su.id = d.assigned_to_id), d.assigned_name)
      as assigned_to, ${isTakenOver} as is_taken_over,
    ${wholeDays(sql`d.created_at`, now)} as days_in_pipeline, ${wholeDays(sql`d.stage_since`, now)} as days_in_stage,
    ${isStale(now)} as is_stale, d.closed_on, d.reason_id,
    (select r.name from deal_reasons r where r.id = d.reason_id) as reason,
    d.position, d.version, d.created_at, d.updated_at`
}

// By way of nobody as well: what counts is from whom it went, and who moved it.
const isTakenOver = sql<boolean>`coalesce((
  select max(a.id) filter (where a.actor_id = d.assigned_to_id and (a.changes -> 'assignedToId' ->> 0)::integer <> d.assigned_to_id)
    > coalesce(max(a.id) filter (where a.actor_id <> d.assigned_to_id
      and (a.changes -> 'assignedToId' ->> 1)::integer = d.assigned_to_id), 0)
  from audit a where a.subject = 'deal' and a.subject_id = d.id and a.changes ? 'assignedToId'), false)`

/** Whole 24 hours from a time until now. */
export function wholeDays(since: RawBuilder<unknown>, now: Date): RawBuilder<number> {
  return sql<number>`greatest(0, floor(extract(epoch from ${now}::timestamptz - ${since}) / 86400))::integer`
}

/** Whether the open deal `d` has been in its stage for longer than the settings say. */
export function isStale(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(d.board_column not in ('won', 'lost') and d.stage_since <= ${now}::timestamptz
    - make_interval(days => coalesce((select (stale_days ->> d.board_column)::integer from pipeline_settings), 10000) + 1))`
}

/** A home `u` in its project `p`, as JSON. */
export const unitObject = sql`json_build_object('id', u.id, 'name', p.name || ' ' || u.unit_number, 'unitNumber', u.unit_number,
  'projectId', p.id, 'project', p.name, 'listingType', u.listing_type, 'status', u.status, 'bedrooms', u.bedrooms,
  'bathrooms', u.bathrooms, 'size', u.size, 'floor', u.floor, 'price', u.price, 'rentAmount', u.rent_amount,
  'image', coalesce(
    (select image_url(i.image_hash) from unit_images i where i.unit_id = u.id and i.position = 0),
    (select image_url(i.image_hash) from project_images i where i.project_id = p.id and i.position = 0)),
   'showOnWebsite', u.show_on_website, 'isDeleted', u.deleted_at is not null)`
