import { changedFields, record } from '../activity/record.ts'
import { type Context, inTransaction } from '../context.ts'
import { invalid } from '../refused.ts'
import { saveUnit } from '../units/save-unit.ts'
import { unitRecord } from '../units/store.ts'
import { lockColumn, type Place, positionAt } from './positions.ts'
import { columnOfStage, statusOfColumn } from './rules/deal.ts'
import type { DealRecord } from './rules/deal-record.ts'
import type { HomeChange, Moved, MoveInput } from './rules/move.ts'
import { recorded } from './save-deal.ts'
import { endOf, enterStage, takeMoveBack } from './stages.ts'
import { dealRecord } from './store.ts'

/**
 * Moves a card to a stage and a place in its column; within a column the stage's name stays. The later of two
 * moves wins. A deal that ends may change its home in the same transaction. Refuses: 404 unknown, 400 an
 * unknown neighbour or reason, a reason or a home's change for a deal that stays open, or a reason whose words are missing.
 */
export async function moveDeal(context: Context, id: number, input: MoveInput): Promise<Moved> {
  return inTransaction(context, async (tx) => {
    const column = columnOfStage[input.stage]
    await lockColumn(tx, column)
    const before = await dealRecord(tx, id, true)
    await requireReason(tx, input)
    const undo = await undoOf(tx, before, input)
    // A card that is dropped in its own column keeps the finer name of its stage.
    const isColumnsOwn = input.stage === column && column === before.column
    const stage = isColumnsOwn ? before.stage : input.stage
    const place = placeOf(input, column === before.column)
    const position = place ? await positionAt(tx, column, place, id) : before.position
    const isMoved = stage !== before.stage
    const since = isMoved && input.isUndo ? await takeMoveBack(tx, before, stage) : null
    await tx.db
      .updateTable('deals')
      .set({
        ...{ stage, position, version: before.version + 1, updatedAt: tx.now },
        ...(isMoved && { stageSince: since ?? tx.now }),
        ...endOf(tx, stage, before),
        ...outcomeOf(input),
        ...(input.value !== undefined && { value: input.value }),
      })
      .where('id', '=', id)
      .execute()
    if (input.home) await changeHome(tx, before, input.home)
    const after = await dealRecord(tx, id)
    const changes = changedFields(recorded(before), recorded(after))
    // A place in a column is no change that the audit log shows, but others have to see it.
    await record(
      tx,
      'update',
      'deal',
      id,
      Object.keys(changes).length > 0 ? changes : { position: [before.position, position] },
      after.version,
    )
    if (isMoved && since === null) await enterStage(tx, before, after)
    return { deal: await dealRecord(tx, id), undo }
  })
}

function placeOf({ beforeId, afterId }: MoveInput, isSameColumn: boolean): Place | null {
  if (typeof afterId === 'number') return { afterId }
  if (beforeId !== undefined) return { beforeId }
  return isSameColumn ? null : { top: true }
}

function outcomeOf({ stage, closedOn, reasonId, reasonText }: MoveInput) {
  if (statusOfColumn(columnOfStage[stage]) === 'open') return {}
  return {
    ...(closedOn && { closedOn }),
    ...(reasonId !== undefined && { reasonId }),
    ...(reasonText !== undefined && { reasonText }),
  }
}

async function requireReason(
  tx: Context,
  { stage, reasonId, reasonText, home, isUndo }: MoveInput,
) {
  const status = statusOfColumn(columnOfStage[stage])
  if (status === 'open') {
    if (reasonId || reasonText) throw invalid('reasonId', 'reason_without_outcome')
    if (home && !isUndo) throw invalid('home', 'outcome_without_end')
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

/** Changes the home of a deal as a form would, with its own rules, audit record and version. */
async function changeHome(
  tx: Context,
  { unitId }: DealRecord,
  { availabilityDate, ...home }: HomeChange,
): Promise<void> {
  if (unitId === null) throw invalid('home', 'no_such_unit')
  await saveUnit(tx, unitId, {
    ...home,
    ...(availabilityDate !== undefined && { availabilityDate }),
  })
}

/** The move that puts a deal, its place and its home back. */
async function undoOf(
  tx: Context,
  before: DealRecord,
  { home }: MoveInput,
): Promise<Moved['undo']> {
  const below = await tx.db
    .selectFrom('deals')
    .select('id')
    .where('boardColumn', '=', before.column)
    .where('deletedAt', 'is', null)
    .where('id', '<>', before.id)
    .where((eb) =>
      eb.or([
        eb('position', '>', before.position),
        eb.and([eb('position', '=', before.position), eb('id', '>', before.id)]),
      ]),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const { stage, value, closedOn, reasonId, reasonText } = before
  const outcome = before.status === 'open' ? {} : { closedOn, reasonId, reasonText }
  return {
    ...{ stage, beforeId: below?.id ?? null, value, isUndo: true, ...outcome },
    ...(home && before.unitId !== null && { home: await homeBefore(tx, before.unitId) }),
  }
}

async function homeBefore(tx: Context, unitId: number) {
  const unit = await unitRecord(tx.db, unitId)
  const { status, price, rentAmount, rentedUntil, availabilityDate, showOnWebsite } = unit
  return { status, price, rentAmount, rentedUntil, availabilityDate, showOnWebsite }
}
