import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { type DealColumn, DealColumns } from './rules/deal.ts'
import { evenPositions, MAX_POSITION, positionBetween } from './rules/position.ts'

/**
 * Where a card is to stand in its column: below one card or above another (null: at the bottom), at a place from 0, or
 * at the top.
 */
export type Place =
  | { afterId?: number | null | undefined; beforeId?: number | null | undefined }
  | { position: number }
  | { top: true }

/**
 * Makes the moves into a column wait for each other. A transaction locks the column before any card, so
 * that no two wait for each other.
 */
export async function lockColumn({ db }: Context, column: DealColumn): Promise<void> {
  await sql`select pg_advisory_xact_lock(7284274, ${DealColumns.ids.indexOf(column)})`.execute(db)
}

/**
 * A key for a card at this place of a column; locks the column. `id` is the card itself, which does not count. Without
 * the neighbours, which somebody moved meanwhile, it is at the end where they were.
 */
export async function positionAt(
  tx: Context,
  column: DealColumn,
  place: Place,
  id: number | null,
): Promise<string> {
  await lockColumn(tx, column)
  const [above, below] = await neighbours(tx, column, place, id)
  const key =
    above !== null && below !== null && above >= below ? null : positionBetween(above, below)
  if (key !== null && key.length <= MAX_POSITION) return key
  await spread(tx, column)
  const spreadOut = await neighbours(tx, column, place, id)
  return positionBetween(...spreadOut)
}

type Neighbours = [above: string | null, below: string | null]

async function neighbours(
  tx: Context,
  column: DealColumn,
  place: Place,
  id: number | null,
): Promise<Neighbours> {
  const others = sql`from deals where board_column = ${column} and deleted_at is null and id <> ${id ?? 0}`
  const one = async (of: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ position: string }>`select position ${others} ${of}`.execute(tx.db)
    return rows[0]?.position ?? null
  }
  const first = sql`order by position, id limit 1`
  const last = sql`order by position desc, id desc limit 1`
  if ('top' in place) return [null, await one(first)]
  if ('position' in place) {
    if (place.position === 0) return [null, await one(first)]
    const above = await one(sql`order by position, id offset ${place.position - 1} limit 1`)
    if (above === null) return [await one(last), null]
    return [above, await one(sql`order by position, id offset ${place.position} limit 1`)]
  }
  const { afterId, beforeId } = place
  const above = afterId ? await one(sql`and id = ${afterId}`) : null
  if (above !== null)
    return [above, await one(sql`and (position, id) > (${above}, ${afterId}) ${first}`)]
  const below = beforeId ? await one(sql`and id = ${beforeId}`) : null
  if (below !== null)
    return [await one(sql`and (position, id) < (${below}, ${beforeId}) ${last}`), below]
  return afterId || !beforeId ? [await one(last), null] : [null, await one(first)]
}

/** Gives the cards of a column new, short keys; their order stays, so that nobody sees a change. */
async function spread({ db }: Context, column: DealColumn): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from deals where board_column = ${column} and deleted_at is null
    order by position, id for update`.execute(db)
  await sql`
    update deals set position = spread.position
    from unnest(${rows.map(({ id }) => id)}::integer[], ${evenPositions(rows.length)}::text[]) as spread (id, position)
    where deals.id = spread.id`.execute(db)
}
