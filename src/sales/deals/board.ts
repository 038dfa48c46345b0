import { type RawBuilder, sql } from 'kysely'
import { matching, type Reader } from './deal-list.ts'
import { DealColumns } from './rules/deal.ts'
import { BOARD_PAGE, type Board, type BoardQuery, type DealFilters } from './rules/deal-search.ts'
import { isStale, listedDeals, wholeDays } from './store.ts'

type Counted = { column: string; count: number; sum: number }
type Summary = Board['summary']

/**
 * The board's columns in order, each with the exact count and sum of the deals that match the filters and
 * with its first cards, and the figures over it.
 */
export async function board(
  context: Reader,
  { cards = BOARD_PAGE, ...filters }: BoardQuery,
): Promise<Board> {
  const { db, now } = context
  const found = await foundBy(context, filters)
  const counted = await sql<Counted>`
    select d.board_column as "column", count(*)::integer as count, sum(d.value)::float8 as sum
    from deals d where ${found} group by d.board_column`.execute(db)
  const first = await sql<{ id: number; column: string }>`
    select card.id, wanted.id as "column" from unnest(${[...DealColumns.ids]}::text[]) as wanted (id)
    cross join lateral (
      select d.id, d.position from deals d where d.board_column = wanted.id and ${found}
      order by d.position, d.id limit ${cards}
    ) card order by card.position, card.id`.execute(db)
  const listed = await listedDeals(
    context,
    first.rows.map(({ id }) => id),
  )
  const summary = await sql<Summary>`
    select count(*)::integer as total, count(*) filter (where is_open)::integer as open,
      coalesce(sum(value) filter (where is_open), 0)::float8 as value,
      coalesce(round(avg(probability) filter (where is_open)), 0)::integer as probability,
      coalesce(round(avg(days) filter (where is_open)), 0)::integer as days,
      count(*) filter (where is_stale)::integer as stale
    from (
      select d.value, d.probability, d.closed_on is null as is_open, ${isStale(now)} as is_stale,
        ${wholeDays(sql`d.created_at`, now)} as days
      from deals d where ${found}
    ) deal`.execute(db)
  const [figures] = summary.rows
  if (!figures) throw new Error('A count answered no row.')
  const byColumn = new Map(counted.rows.map((row) => [row.column, row]))
  return {
    summary: figures,
    columns: DealColumns.ids.map((id) => ({
      id,
      title: DealColumns.labels[id],
      count: byColumn.get(id)?.count ?? 0,
      sum: byColumn.get(id)?.sum ?? 0,
      deals: listed.filter(({ column }) => column === id),
    })),
  }
}

/** The condition on deals `d`; what is searched by words is looked up once for all the board's questions. */
async function foundBy(context: Reader, filters: DealFilters): Promise<RawBuilder<boolean>> {
  const found = matching(context, filters)
  if (!filters.search) return found
  const { rows } = await sql<{ id: number }>`select d.id from deals d where ${found}`.execute(
    context.db,
  )
  return sql<boolean>`d.id = any(${rows.map(({ id }) => id)}::integer[])`
}
