import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { DealRecord } from './rules/deal-record.ts'
import type { Moved, MoveInput } from './rules/move.ts'

type Neighbours = { afterId: number | null; beforeId: number | null }

/** The cards above and below one in its column. */
export async function neighboursOf(
  { db }: Context,
  { id, column, position }: DealRecord,
): Promise<Neighbours> {
  const others = sql`select id from deals where board_column = ${column} and deleted_at is null
    and (position, id)`
  const { rows } = await sql<Neighbours>`select
    (${others} < (${position}, ${id}) order by position desc, id desc limit 1) as after_id,
    (${others} > (${position}, ${id}) order by position, id limit 1) as before_id`.execute(db)
  return rows[0] ?? { afterId: null, beforeId: null }
}

type Before = Pick<MoveInput, 'home' | 'taskIds'> & { deal: DealRecord; neighbours: Neighbours }

/**
 * The move that puts a deal, its place and its home back: only what the move changed. What others changed since
 * is not overwritten: a value and a home are put back in the version that the move made.
 */
export function undoOf(before: Before, after: DealRecord): Moved['undo'] {
  const { stage, value, status, closedOn, reasonId, reasonText } = before.deal
  return {
    ...{ stage, ...before.neighbours, isUndo: true },
    ...(status !== 'open' && { closedOn, reasonId, reasonText }),
    ...(value !== after.value && { value, version: after.version }),
    ...(before.home && { home: before.home }),
    ...(before.taskIds?.length && { taskIds: before.taskIds }),
  }
}
