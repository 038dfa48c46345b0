import { type Context, inTransaction } from '../../context.ts'
import { saveUnit } from '../../records/units/save-unit.ts'
import { unitRecord } from '../../records/units/store.ts'
import { invalid } from '../../refused.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { definedFields } from '../../shared/fields/defined-fields.ts'
import { record } from '../../team/activity/record.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import { addTask } from '../../team/tasks/save-task.ts'
import type { Place } from './positions.ts'
import { columnOfStage, statusOfColumn } from './rules/deal.ts'
import { type HomeChange, isLeaseOver, type Moved, type MoveInput } from './rules/move.ts'
import { movedRow, writeMove } from './stages.ts'
import { dealRecord, type LockedDeal, lockDeal } from './store.ts'
import { type MoveUndo, neighboursOf } from './undo-move.ts'

/**
 * Moves a card to a stage and a place in its column; within a column the stage's name stays. The later of two
 * moves wins. A deal that ends may change its home and make tasks in the same transaction. Refuses: 404 unknown, 409 another version,
 * 400 an unknown reason, an end in the future, a lease that is over before it, a reason or a home's change for a deal that stays open, or a reason whose words are missing.
 */
export async function moveDeal(context: Context, id: number, input: MoveInput): Promise<Moved> {
  return inTransaction(context, async (tx) => {
    const column = columnOfStage[input.stage]
    const before = await lockDeal(tx, id, column)
    await requireReason(tx, input)
    const versions = { sent: input.version, stored: before.version }
    await refuseOtherVersion(tx, 'deal', id, versions, () => dealRecord(tx, id))
    const neighbours = await neighboursOf(tx, before)
    // A card that is dropped in its own column keeps the finer name of its stage.
    const isColumnsOwn = input.stage === column && column === before.column
    const row = {
      ...(await movedRow(
        tx,
        before,
        isColumnsOwn ? before.stage : input.stage,
        placeOf(input, before),
      )),
      ...outcomeOf(tx, input),
      ...(input.value !== undefined && { value: input.value }),
    }
    const home = input.home && (await changeHome(tx, before, input.home))
    const { deal, changes } = await writeMove(tx, before, row)
    const taskIds: number[] = []
    for (const task of input.tasks ?? []) taskIds.push((await addTask(tx, task)).id)
    const { stage, closedOn, reasonId, reasonText } = before
    const undo: MoveUndo = { stage, closedOn, reasonId, reasonText, ...neighbours, taskIds, home }
    return { deal, undoId: await record(tx, 'update', 'deal', id, changes, deal.version, undo) }
  })
}

/** Null where it stands; a card is no neighbour of its own. */
function placeOf({ stage, ...input }: MoveInput, { id, column }: LockedDeal): Place | null {
  const neighbours = definedFields({
    afterId: input.afterId === id ? undefined : (input.afterId ?? undefined),
    beforeId: input.beforeId === id ? undefined : input.beforeId,
  })
  if (Object.keys(neighbours).length > 0) return neighbours
  return columnOfStage[stage] === column ? null : { top: true }
}

function outcomeOf({ now }: Context, { stage, closedOn, reasonId, reasonText, home }: MoveInput) {
  if (statusOfColumn(columnOfStage[stage]) === 'open') return {}
  const today = bangkokDate(now)
  if (closedOn && closedOn > today) throw invalid('closedOn', 'deal_ends_later')
  if (home?.rentedUntil && isLeaseOver(home.rentedUntil, closedOn ?? today))
    throw invalid('home.rentedUntil', 'deal_lease_over')
  return {
    ...(closedOn && { closedOn }),
    ...(reasonId !== undefined && { reasonId }),
    ...(reasonText !== undefined && { reasonText }),
  }
}

async function requireReason(tx: Context, { stage, reasonId, reasonText, home }: MoveInput) {
  const status = statusOfColumn(columnOfStage[stage])
  if (status === 'open') {
    if (reasonId || reasonText) throw invalid('reasonId', 'reason_without_outcome')
    if (home) throw invalid('home', 'outcome_without_end')
    return
  }
  if (!reasonId) return
  const reason = await tx.db
    .selectFrom('dealReasons')
    .select(['outcome', 'needsWords'])
    .where('id', '=', reasonId)
    .executeTakeFirst()
  if (reason?.outcome !== status) throw invalid('reasonId', 'reason_unknown')
  if (reason.needsWords && !reasonText) throw invalid('reasonText', 'reason_needs_words')
}

/**
 * Changes the home of a deal as a form would, with its own rules, audit record and version. Returns the change
 * that takes this back, unless somebody changed the home since.
 */
async function changeHome(
  tx: Context,
  { unitId }: LockedDeal,
  { availabilityDate, ...home }: HomeChange,
): Promise<MoveUndo['home']> {
  if (unitId === null) throw invalid('home', 'no_such_unit')
  const before = await unitRecord(tx.db, unitId)
  const { version } = await saveUnit(tx, unitId, {
    ...home,
    ...(availabilityDate !== undefined && { availabilityDate }),
  })
  const { status, price, rentAmount, rentedUntil, showOnWebsite } = before
  const wasAvailable = { availabilityDate: before.availabilityDate }
  return { unitId, status, price, rentAmount, rentedUntil, ...wasAvailable, showOnWebsite, version }
}
