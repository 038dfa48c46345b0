import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { alphabetical } from '../../platform/db/alphabetical.ts'
import { containing } from '../../platform/db/containing.ts'
import type { Page } from '../../platform/db/paged.ts'
import { searchedWords } from '../../records/contacts/search-words.ts'
import { invalid } from '../../refused.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { openColumns } from './rules/deal.ts'
import type { ListedDeal } from './rules/deal-record.ts'
import type { DealClosing, DealFilters, DealSearch, DealSort } from './rules/deal-search.ts'
import { isStale, listedDeals } from './store.ts'

export type Reader = Pick<Context, 'db' | 'actor' | 'now'>

/** One page of the deals that match a search, and their number. */
export async function dealList(
  context: Reader,
  search: DealSearch,
  page: Page,
): Promise<{ items: ListedDeal[]; total: number }> {
  const { sort: _, ...filters } = search
  const ids = await dealIds(context, search, page)
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from deals d where ${matching(context, filters)}`.execute(
    context.db,
  )
  return { items: await listedDeals(context, ids), total: rows[0]?.total ?? 0 }
}

/** The ids of one page of the deals that match a search, in its order. */
export async function dealIds(
  context: Reader,
  { sort = 'newest', ...filters }: DealSearch,
  { limit, offset }: Page,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from deals d where ${matching(context, filters)}
    order by ${order[sort]}, d.id desc limit ${limit} offset ${offset}`.execute(context.db)
  return rows.map(({ id }) => id)
}

const contactKey = sql`(select c.name_key from contacts c where c.id = d.contact_id)`
const dealKey = alphabetical(sql`d.deal_name`)

const order: Record<DealSort, RawBuilder<unknown>> = {
  newest: sql`d.id desc`,
  board: sql`d.position, d.id`,
  name: dealKey,
  name_desc: sql`${dealKey} desc`,
  contact: contactKey,
  contact_desc: sql`${contactKey} desc`,
  value: sql`d.value`,
  value_desc: sql`d.value desc`,
  probability: sql`d.probability`,
  probability_desc: sql`d.probability desc`,
  close: sql`d.expected_close_date nulls last`,
  close_desc: sql`d.expected_close_date desc nulls last`,
  days: sql`d.stage_since desc`,
  days_desc: sql`d.stage_since`,
}

/** The condition that the deal `d` matches the filters. Refuses (400) a minimum above its maximum. */
export function matching({ actor, now }: Reader, filters: DealFilters): RawBuilder<boolean> {
  const { search, column, stage, status, assignedTo, valueMin, valueMax, closing } = filters
  const conditions: RawBuilder<unknown>[] = [sql`d.deleted_at is null`]
  if (column?.length) conditions.push(sql`d.board_column = any(${column})`)
  if (stage?.length) conditions.push(sql`d.stage = any(${stage})`)
  if (status?.length) conditions.push(sql`d.board_column = any(${columnsOf(status)})`)
  if (assignedTo === 'none') conditions.push(sql`d.assigned_to_id is null`)
  else if (assignedTo !== undefined)
    conditions.push(sql`d.assigned_to_id = ${assignedTo === 'me' ? (actor?.id ?? 0) : assignedTo}`)
  if (valueMin !== undefined && valueMax !== undefined && valueMin > valueMax)
    throw invalid('valueMin', 'not_above', { field: 'valueMax' })
  if (valueMin !== undefined) conditions.push(sql`d.value >= ${valueMin}`)
  if (valueMax !== undefined) conditions.push(sql`d.value <= ${valueMax}`)
  if (closing) conditions.push(closes(closing, bangkokDate(now)))
  if (filters.closedFrom) conditions.push(sql`d.closed_on >= ${filters.closedFrom}::date`)
  if (filters.stale) conditions.push(isStale(now))
  if (filters.contactId) conditions.push(sql`d.contact_id = ${filters.contactId}`)
  if (filters.unitId) conditions.push(concerns(filters.unitId))
  if (search) conditions.push(...searchedWords(search).map(mentions))
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

function columnsOf(statuses: readonly string[]): string[] {
  return statuses.flatMap((status) => (status === 'open' ? [...openColumns] : [status]))
}

function closes(closing: DealClosing, today: string): RawBuilder<unknown> {
  const open = sql`d.closed_on is null`
  const month = sql`date_trunc('month', ${today}::date)`
  const days: Record<DealClosing, RawBuilder<unknown>> = {
    overdue: sql`d.expected_close_date < ${today}::date`,
    month: sql`d.expected_close_date >= ${month} and d.expected_close_date < ${month} + interval '1 month'`,
    next_month: sql`d.expected_close_date >= ${month} + interval '1 month'
      and d.expected_close_date < ${month} + interval '2 months'`,
    none: sql`d.expected_close_date is null`,
  }
  return sql`(${open} and ${days[closing]})`
}

/** That the deal is about a home, or has it among those shown. */
function concerns(unitId: number): RawBuilder<unknown> {
  return sql`(d.unit_id = ${unitId} or d.id in (select o.deal_id from deal_units o where o.unit_id = ${unitId}))`
}

/** That one of these spellings is part of the deal's name, of its contact's or of its home's. */
function mentions(spellings: readonly string[]): RawBuilder<unknown> {
  const patterns = spellings.map(containing)
  const has = (text: string) => sql`lower(${sql.ref(text)}) like any(${patterns}::text[])`
  return sql`(${has('d.deal_name')}
    or d.contact_id in (select c.id from contacts c where c.words like any(${patterns}::text[]))
    or d.unit_id in (select u.id from units u where ${has('u.unit_number')}
      or u.project_id in (select p.id from projects p where ${has('p.name')} or ${has('p.name_th')})))`
}
