import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { type DealColumn, DealColumns } from './rules/deal.ts'

/** The order of the cards is text that sorts by code point. When a key would be longer, its column gets new ones. */
const MAX_POSITION = 60

/**
 * Where a card is to stand in its column: below one card or above another (null: at the bottom), at a place from 0, or
 * at the top.
 */
export type Place =
  | { afterId?: number | null | undefined; beforeId?: number | null | undefined }
  | { position: number }
  | { top: true }

/**
 * SQL that makes the moves into a column wait for each other. A transaction locks the column before any card, so
 * that no two wait for each other.
 */
export function columnLock(column: DealColumn): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock(7284274, ${DealColumns.ids.indexOf(column)})`
}

export async function lockColumn({ db }: Context, column: DealColumn): Promise<void> {
  await sql`select ${columnLock(column)}`.execute(db)
}

/**
 * A key for a card at this place of a column, which the caller has locked. `id` is the card itself, which does not
 * count. Without the neighbours, which somebody moved meanwhile, it is at the end where they were.
 */
export async function positionAt(
  tx: Context,
  column: DealColumn,
  place: Place,
  id: number | null,
): Promise<string> {
  const { above, below } = await neighbours(tx, column, place, id)
  // Two cards have one key if their rows were not written by this module.
  if (above === null || above !== below) {
    const key = generateKeyBetween(above, below)
    if (key.length <= MAX_POSITION) return key
  }
  await spread(tx, column)
  const spreadOut = await neighbours(tx, column, place, id)
  return generateKeyBetween(spreadOut.above, spreadOut.below)
}

type Neighbours = { above: string | null; below: string | null }

async function neighbours(
  { db }: Context,
  column: DealColumn,
  place: Place,
  id: number | null,
): Promise<Neighbours> {
  const others = sql`from deals where board_column = ${column} and deleted_at is null and id <> ${id ?? 0}`
  const one = (of: RawBuilder<unknown>) => sql`(select position ${others} ${of} limit 1)`
  const first = one(sql`order by position, id`)
  const last = one(sql`order by position desc, id desc`)
  const at = (position: number) => one(sql`order by position, id offset ${position}`)
  if ('top' in place || ('position' in place && place.position === 0)) {
    return read(db, sql`select null as above, ${first} as below`)
  }
  if ('position' in place) {
    const { position } = place
    return read(
      db,
      sql`select coalesce(${at(position - 1)}, ${last}) as above, ${at(position)} as below`,
    )
  }
  const { afterId = null, beforeId = null } = place
  const isAtEnd = afterId !== null || beforeId === null
  return read(
    db,
    sql`
    select
      case when card.above is not null then card.above
        when card.below is not null
        then ${one(sql`and (position, id) < (card.below, ${beforeId}::integer) order by position desc, id desc`)}
        when ${isAtEnd} then ${last} end as above,
      case when card.above is not null
        then ${one(sql`and (position, id) > (card.above, ${afterId}::integer) order by position, id`)}
        when card.below is not null then card.below
        when not ${isAtEnd} then ${first} end as below
    from (select ${one(sql`and id = ${afterId}::integer`)} as above,
      ${one(sql`and id = ${beforeId}::integer`)} as below) as card`,
  )
}

async function read(db: Context['db'], statement: RawBuilder<unknown>): Promise<Neighbours> {
  const { rows } = await sql<Neighbours>`${statement}`.execute(db)
  return rows[0] ?? { above: null, below: null }
}

/** Gives the cards of a column new, short keys; their order stays, so that nobody sees a change. */
async function spread({ db }: Context, column: DealColumn): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from deals where board_column = ${column} and deleted_at is null
    order by position, id for update`.execute(db)
  await sql`
    update deals set position = spread.position
    from unnest(${rows.map(({ id }) => id)}::integer[], ${generateNKeysBetween(null, null, rows.length)}::text[]) as spread (id, position)
    where deals.id = spread.id`.execute(db)
}
