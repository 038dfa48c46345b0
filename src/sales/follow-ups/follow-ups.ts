import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { isStaleUnit } from '../../records/units/stale-units.ts'
import { Refused } from '../../refused.ts'
import { addDays } from '../../shared/calendar-days.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { nameOfUser } from '../../team/staff/store.ts'
import { openColumns } from '../deals/rules/deal.ts'
import { isUnassigned } from '../inbox/unassigned.ts'
import {
  CONFIRM_DAYS,
  type FollowUpGroup,
  type FollowUpItem,
  type FollowUpKind,
  FollowUpKinds,
  type FollowUpSearch,
  LEASE_DAYS,
} from './rules/follow-up.ts'

type Reader = Pick<Context, 'db' | 'actor' | 'now'>

/** What nobody planned, of each kind the most pressing and how many there are. Refuses (403) that of others. */
export async function followUps(
  reader: Reader,
  { kind, limit, assignedToId }: FollowUpSearch,
): Promise<FollowUpGroup[]> {
  const kinds = FollowUpKinds.ids.filter((id) => !kind?.length || kind.includes(id))
  const whose = ownerOf(reader, assignedToId)
  return Promise.all(kinds.map((id) => group(reader, id, whose, limit)))
}

/** How much nobody planned. */
export async function followUpCount(
  reader: Reader,
  { assignedToId }: Pick<FollowUpSearch, 'assignedToId'>,
): Promise<number> {
  const whose = ownerOf(reader, assignedToId)
  const counts = FollowUpKinds.ids.map(
    (id) => sql`(select count(*) from ${found(reader, id, whose)})`,
  )
  const { rows } = await sql<{ total: number }>`
    select (${sql.join(counts, sql` + `)})::integer as total`.execute(reader.db)
  return rows[0]?.total ?? 0
}

/** Null for everybody's. */
function ownerOf({ actor }: Reader, assignedToId: FollowUpSearch['assignedToId']): number | null {
  if (assignedToId !== 'everyone') return actor?.id ?? 0
  if (!actor?.permissions.seeAllTasks) throw new Refused(403, 'not_allowed')
  return null
}

async function group(
  reader: Reader,
  kind: FollowUpKind,
  whose: number | null,
  limit: number,
): Promise<FollowUpGroup> {
  const source = found(reader, kind, whose)
  const { rows } = await sql<FollowUpItem>`
    select ${shown[kind]}, x.assigned_to_id, (select ${nameOfUser('s')} from staff_users s
        where s.id = x.assigned_to_id) as assignee
      from ${source} order by ${order[kind]} limit ${limit}`.execute(reader.db)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from ${source}`.execute(reader.db)
  return { kind, total: counted.rows[0]?.total ?? 0, items: rows }
}

/** The rows of a kind that have no next step: `x` is the conversation, the deal or the home. */
function found({ now }: Reader, kind: FollowUpKind, whose: number | null): RawBuilder<unknown> {
  const conditions: Record<FollowUpKind, () => RawBuilder<unknown>> = {
    unanswered: () => sql`inbox_threads x
      where x.deleted_at is null and x.status = 'open' and x.last_from_customer
        and (${isOf(sql`x.assigned_to_id`, whose)} or ${isUnassigned('x')})
        and ${hasNoTask('contact_id', sql`x.contact_id`)}`,
    deal: () => sql`deals x
      where x.deleted_at is null and x.board_column = any(${openColumns})
        and ${isOf(sql`x.assigned_to_id`, whose)} and ${hasNoTask('deal_id', sql`x.id`)}
        and not exists (select from activities a
          where (a.deal_id = x.id or a.contact_id = x.contact_id and a.deal_id is null)
            and a.type = 'meeting' and a.viewing_id is null and a."timestamp" > ${now})
        and not exists (select from viewings v
          where v.contact_id = x.contact_id and (v.deal_id = x.id or v.deal_id is null)
            and v.state = 'planned' and v.starts_at > ${now})`,
    lease: () => sql`units x
      where x.deleted_at is null and x.status in ('rented', 'sell_with_tenant')
        and x.rented_until <= ${addDays(bangkokDate(now), LEASE_DAYS)}
        and ${isOf(sql`x.assigned_to_id`, whose)} and ${hasNoTask('unit_id', sql`x.id`)}`,
    confirm: () => sql`(select * from units u where ${isStaleUnit(CONFIRM_DAYS, now)}) x
      where ${isOf(sql`x.assigned_to_id`, whose)} and ${hasNoTask('unit_id', sql`x.id`)}`,
  }
  return conditions[kind]()
}

/** What belongs to nobody is everybody's to do. */
function isOf(owner: RawBuilder<unknown>, whose: number | null): RawBuilder<unknown> {
  return whose === null ? sql`true` : sql`(${owner} = ${whose} or ${owner} is null)`
}

/** Nothing open is planned for it. */
function hasNoTask(column: string, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`not exists (select from tasks t
    where t.${sql.ref(column)} = ${id} and t.deleted_at is null and t.status <> 'completed')`
}

const contactName = (id: RawBuilder<unknown>) =>
  sql`(select c.name from contacts c where c.id = ${id} and c.deleted_at is null)`
const unitName = sql`(select p.name from projects p where p.id = x.project_id) || ' ' || x.unit_number`

const ofUnit = (detail: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql`
  x.id, ${unitName} as title, ${detail} as detail, ${at} as at,
  x.owner_contact_id as contact_id, ${contactName(sql`x.owner_contact_id`)} as contact`

const shown: Record<FollowUpKind, RawBuilder<unknown>> = {
  unanswered: sql`x.id, coalesce(${contactName(sql`x.contact_id`)}, x.name) as title,
    x.last_message as detail, iso(x.last_message_at) as at, x.contact_id,
    ${contactName(sql`x.contact_id`)} as contact`,
  deal: sql`x.id, x.deal_name as title, null::text as detail, iso(x.stage_since) as at, x.contact_id,
    ${contactName(sql`x.contact_id`)} as contact`,
  lease: ofUnit(sql`null::text`, sql`x.rented_until::text`),
  confirm: ofUnit(sql`null::text`, sql`iso(x.availability_date)`),
}

const order: Record<FollowUpKind, RawBuilder<unknown>> = {
  unanswered: sql`x.last_message_at, x.id`,
  deal: sql`x.stage_since, x.id`,
  lease: sql`x.rented_until, x.id`,
  confirm: sql`coalesce(x.availability_date, x.created_at), x.id`,
}
