import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { containing } from '../../platform/db/containing.ts'
import { countOf, type Page } from '../../platform/db/paged.ts'
import type { DB } from '../../platform/db/sql/rows.gen.ts'
import { pairCount } from './duplicates/pairs.ts'
import { ContactTypes } from './rules/contact.ts'
import {
  type ContactCounts,
  type ContactFilters,
  type ContactSearch,
  type ContactSort,
  type ContactViewCounts,
  type ListedContact,
  QUIET_DAYS,
} from './rules/contact-search.ts'
import { searchedWords } from './search-words.ts'
import { contactRecords } from './store.ts'

type Reader = Pick<Context, 'db' | 'actor' | 'now'>

/** One page of the contacts that match a search, and their total number. */
export async function contactList(
  context: Reader,
  search: ContactSearch,
  page: Page,
): Promise<{ items: ListedContact[]; total: number }> {
  const { ids, total } = await contactIds(context, search, page)
  return { items: await listedContacts(context, ids), total }
}

/** The ids of one page of the contacts that match a search, in its order, and their total number. */
export async function contactIds(
  context: Reader,
  { sort = 'newest', ...filters }: ContactSearch,
  { limit, offset }: Page,
): Promise<{ ids: number[]; total: number }> {
  const found = matching(context, filters)
  const rows = await order[sort](found.select('contacts.id')).limit(limit).offset(offset).execute()
  return { ids: rows.map(({ id }) => id), total: await countOf(found) }
}

/** How many contacts of each type match the filters besides the type. */
export async function contactCounts(
  context: Reader,
  { type: _, ...filters }: ContactFilters,
): Promise<ContactCounts> {
  const rows = await matching(context, filters)
    .select(['contactType', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('contactType')
    .execute()
  const counted = new Map(rows.map(({ contactType, count }) => [contactType, Number(count)]))
  const types = Object.fromEntries(ContactTypes.ids.map((id) => [id, counted.get(id) ?? 0]))
  return { types: types as ContactCounts['types'] }
}

/** How many of all contacts are quiet, and how many pairs may be one person. */
export async function contactViewCounts(context: Reader): Promise<ContactViewCounts> {
  return {
    quiet: await countOf(matching(context, { quietDays: QUIET_DAYS })),
    duplicates: await pairCount(context.db),
  }
}

function matching({ db, actor, now }: Reader, filters: ContactFilters) {
  return db.selectFrom('contacts').where((eb) => matches(eb, filters, actor?.id ?? null, now))
}

function matches(
  eb: ExpressionBuilder<DB, 'contacts'>,
  { search, type, status, source, assignedTo, quietDays, ids }: ContactFilters,
  actorId: number | null,
  now: Date,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [eb('deletedAt', 'is', null)]
  if (type?.length) conditions.push(eb('contactType', 'in', type))
  if (status?.length) conditions.push(eb('status', 'in', status))
  if (source?.length) conditions.push(eb('source', 'in', source))
  if (assignedTo === 'none') conditions.push(eb('assignedToId', 'is', null))
  else if (assignedTo !== undefined)
    conditions.push(eb('assignedToId', '=', assignedTo === 'me' ? actorId : assignedTo))
  if (quietDays !== undefined) {
    const since = new Date(now.getTime() - quietDays * 86_400_000).toISOString()
    conditions.push(sql`coalesce(last_contact_at, contacts.created_at) < ${since}::timestamptz`)
  }
  if (ids !== undefined) conditions.push(eb('id', 'in', ids.length > 0 ? ids : [0]))
  if (search) {
    for (const spellings of searchedWords(search)) conditions.push(eb.or(spellings.map(has)))
  }
  return eb.and(conditions)
}

function has(words: string): Expression<SqlBool> {
  return sql<SqlBool>`words like ${containing(words)}`
}

type Found = ReturnType<typeof matching>
type Ids = ReturnType<typeof idsOf>
const idsOf = (found: Found) => found.select('contacts.id')

const order: Record<ContactSort, (ids: Ids) => Ids> = {
  newest: (ids) => ids.orderBy('contacts.id', 'desc'),
  name: (ids) => ids.orderBy('nameKey').orderBy('contacts.id', 'desc'),
  name_desc: (ids) => ids.orderBy('nameKey', 'desc').orderBy('contacts.id'),
  last_contact: (ids) => ids.orderBy(sql`last_contact_at nulls first`).orderBy('contacts.id'),
  last_contact_desc: (ids) =>
    ids.orderBy(sql`last_contact_at desc nulls last`).orderBy('contacts.id', 'desc'),
  next_task: (ids) =>
    ids
      .leftJoin(firstTasks, 'firstTask.contactId', 'contacts.id')
      .orderBy(sql`first_task.due_date nulls last`)
      .orderBy('contacts.id', 'desc') as unknown as Ids,
  open_deals: (ids) =>
    ids
      .leftJoin(dealSums, 'dealSum.contactId', 'contacts.id')
      .orderBy(sql`deal_sum.value nulls last`)
      .orderBy('contacts.id', 'desc') as unknown as Ids,
  open_deals_desc: (ids) =>
    ids
      .leftJoin(dealSums, 'dealSum.contactId', 'contacts.id')
      .orderBy(sql`deal_sum.value desc nulls last`)
      .orderBy('contacts.id', 'desc') as unknown as Ids,
}
const openDeals = sql`deleted_at is null and board_column not in ('won', 'lost')`
const dealSums = sql<{ contactId: number; count: number; value: number }>`(
  select contact_id, count(*) as count, sum(value) as value from deals where ${openDeals} group by contact_id)`.as<'dealSum'>(
  'dealSum',
)
const planned = sql`state = 'planned'`
const openTasks = sql`deleted_at is null and status <> 'completed'`
const firstTasks = sql<{ contactId: number; dueDate: string }>`(
  select contact_id, min(due_date) as due_date from (
    select contact_id, due_date from tasks where ${openTasks}
    union all
    select contact_id, (starts_at at time zone 'Asia/Bangkok')::date from viewings where ${planned}
  ) steps group by contact_id)`.as<'firstTask'>('firstTask')

/** These contacts as they are listed, in this order. */
async function listedContacts({ db }: Reader, ids: readonly number[]): Promise<ListedContact[]> {
  if (ids.length === 0) return []
  const records = await contactRecords(db, ids)
  const { rows } = await sql<{ id: number } & Omit<ListedContact, keyof (typeof records)[number]>>`
    select c.id, ${unitsBy('owner_contact_id')} as owned_units, ${unitsBy('agent_contact_id')} as offered_units, (
        select json_build_object('id', t.id, 'title', t.title, 'dueDate', t.due_date)
        from tasks t where t.contact_id = c.id and ${openTasks} order by t.due_date, t.due_time, t.id limit 1
      ) as next_task, (
        select json_build_object('id', v.id, 'startsAt', iso(v.starts_at))
        from viewings v where v.contact_id = c.id and ${planned} order by v.starts_at, v.id limit 1
      ) as next_viewing, (
        select json_build_object('count', count(*), 'sales', coalesce(sum(d.value) filter (where d.months is null), 0),
          'rents', coalesce(sum(round(d.value::numeric / d.months)) filter (where d.months is not null), 0))
        from deals d where d.contact_id = c.id and ${openDeals}
      ) as open_deals
    from unnest(${ids}::integer[]) as c (id)`.execute(db)
  const more = new Map(rows.map(({ id, ...row }) => [id, row]))
  return records.flatMap((record) => {
    const listed = more.get(record.id)
    return listed ? [{ ...record, ...listed }] : []
  })
}

const unitsBy = (column: string): RawBuilder<number> =>
  sql`(select count(*)::integer from units u where u.${sql.ref(column)} = c.id and u.deleted_at is null)`
