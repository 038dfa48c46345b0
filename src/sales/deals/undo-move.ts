import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { saveUnit } from '../../records/units/save-unit.ts'
import { record } from '../../team/activity/record.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import { cannotUndo, fieldsBefore, type UndoEntry, type UndoVerb } from '../../team/record/undo.ts'
import { takeTaskBack } from '../../team/tasks/take-task-back.ts'
import { columnOfStage, DealStages } from './rules/deal.ts'
import { HomeChange } from './rules/move.ts'
import { movedRow, takeMoveBack, writeMove } from './stages.ts'
import { dealRecord, type LockedDeal, lockDeal } from './store.ts'

/** What undoing a move needs: how the deal ended before, its neighbours, its home as it was, the tasks that were made. */
export const MoveUndo = z.object({
  stage: z.enum(DealStages.ids),
  closedOn: z.nullable(z.string()),
  reasonId: z.nullable(z.int()),
  reasonText: z.nullable(z.string()),
  afterId: z.nullable(z.int()),
  beforeId: z.nullable(z.int()),
  taskIds: z.array(z.int()),
  /** In the version that the move made. */
  home: z.optional(z.extend(HomeChange, { unitId: z.int() })),
})
export type MoveUndo = z.output<typeof MoveUndo>

/** The cards above and below one in its column. */
export async function neighboursOf(
  { db }: Context,
  { id, column, position }: LockedDeal,
): Promise<Pick<MoveUndo, 'afterId' | 'beforeId'>> {
  const others = sql`select id from deals where board_column = ${column} and deleted_at is null
    and (position, id)`
  const { rows } = await sql<Pick<MoveUndo, 'afterId' | 'beforeId'>>`select
    (${others} < (${position}, ${id}) order by position desc, id desc limit 1) as after_id,
    (${others} > (${position}, ${id}) order by position, id limit 1) as before_id`.execute(db)
  return rows[0] ?? { afterId: null, beforeId: null }
}

/**
 * Puts a moved deal back: its stage, its place and how it ended, its value, its home, and takes back the tasks that the
 * move made and nobody changed. A move of the last day leaves no trace in the history. What others changed besides
 * stays. Refuses (409) what the move changed and somebody since, of the deal or its home.
 */
export const undoMove: UndoVerb = {
  subject: 'deal',
  action: 'update',
  async undo(tx, entry) {
    const { data } = MoveUndo.safeParse(entry.undo)
    if (!data) throw cannotUndo()
    const { stage, afterId, beforeId, taskIds, home, ...end } = data
    const id = entry.subjectId
    const before = await lockDeal(tx, id, columnOfStage[stage])
    // Within a column a move changes how the deal ended only if the log says so.
    const changed = columnOfStage[stage] === before.column ? {} : end
    await refuseChanged(tx, before, entry, { stage, ...changed })
    const { position: _, ...fields } = fieldsBefore(entry)
    const since = before.stage === stage ? null : await takeMoveBack(tx, before, stage)
    const row = {
      ...(await movedRow(tx, before, stage, { afterId, beforeId })),
      ...changed,
      ...fields,
      ...(since !== null && { stageSince: since }),
    }
    if (home) {
      const { unitId, ...change } = home
      await saveUnit(tx, unitId, change)
    }
    for (const taskId of taskIds) await takeTaskBack(tx, taskId)
    const { deal, changes } = await writeMove(tx, before, row, since !== null)
    await record(tx, 'update', 'deal', id, changes, deal.version)
  },
}

async function refuseChanged(
  tx: Context,
  before: LockedDeal,
  { subjectId, version, changes }: UndoEntry,
  unchanged: Partial<LockedDeal>,
): Promise<void> {
  const left = new Map<string, unknown>(Object.entries(unchanged))
  for (const [field, [, after]] of Object.entries(changes)) left.set(field, after)
  left.delete('position')
  const now = new Map<string, unknown>(Object.entries(before))
  if ([...left].every(([field, value]) => now.get(field) === value)) return
  const versions = { sent: version, stored: before.version }
  await refuseOtherVersion(tx, 'deal', subjectId, versions, () => dealRecord(tx, subjectId))
}
