import { type Context, inTransaction } from '../../context.ts'
import { saveUnit } from '../../records/units/save-unit.ts'
import { unitRecord } from '../../records/units/store.ts'
import { invalid } from '../../refused.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { definedFields } from '../../shared/fields/defined-fields.ts'
import { record } from '../../team/activity/record.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import { addTask, requireOwn } from '../../team/tasks/save-task.ts'
import { tasksById } from '../../team/tasks/store.ts'
import { takeTaskBack } from '../../team/tasks/take-task-back.ts'
import { lockColumn, type Place, positionAt } from './positions.ts'
import { columnOfStage, statusOfColumn } from './rules/deal.ts'
import type { DealRecord } from './rules/deal-record.ts'
import { type HomeChange, isLeaseOver, type Moved, type MoveInput } from './rules/move.ts'
import { changesOf } from './save-deal.ts'
import { endOf, enterStage, takeMoveBack } from './stages.ts'
import { dealRecord } from './store.ts'
import { neighboursOf, undoOf } from './undo-move.ts'

/**
 * Moves a card to a stage and a place in its column; within a column the stage's name stays. The later of two
 * moves wins. A deal that ends may change its home and make tasks in the same transaction. Refuses: 404 unknown, 409 another version,
 * 400 an unknown reason, an end in the future, a lease that is over before it, a reason or a home's change for a deal that stays open, or a reason whose words are missing.
 */
export async function moveDeal(context: Context, id: number, input: MoveInput): Promise<Moved> {
  return inTransaction(context, async (tx) => {
    const column = columnOfStage[input.stage]
    await lockColumn(tx, column)
    const before = await dealRecord(tx, id, true)
    await requireReason(tx, input)
    const versions = { sent: input.version, stored: before.version }
    await refuseOtherVersion(tx, 'deal', id, versions, () => before)
    const neighbours = await neighboursOf(tx, before)
    // A card that is dropped in its own column keeps the finer name of its stage.
    const isColumnsOwn = input.stage === column && column === before.column
    const stage = isColumnsOwn ? before.stage : input.stage
    const place = placeOf(input, before)
    const position = place ? await positionAt(tx, column, place, id) : before.position
    const isMoved = stage !== before.stage
    const since = isMoved && input.isUndo ? await takeMoveBack(tx, before, stage) : null
    await tx.db
      .updateTable('deals')
      .set({
        ...{ stage, position, version: before.version + 1, updatedAt: tx.now },
        ...(isMoved && { stageSince: since ?? tx.now }),
        ...endOf(tx, stage, before),
        ...outcomeOf(tx, input),
        ...(input.value !== undefined && { value: input.value }),
      })
      .where('id', '=', id)
      .execute()
    const home = input.home && (await changeHome(tx, before, input.home))
    const after = await dealRecord(tx, id)
    await record(tx, 'update', 'deal', id, changesOf(before, after), after.version)
    if (isMoved && since === null) await enterStage(tx, before, after)
    const taskIds = await changeTasks(tx, input)
    const undo = undoOf({ deal: before, neighbours, home, taskIds }, after)
    return { deal: await dealRecord(tx, id), undo }
  })
}

/** Null where it stands; a card is no neighbour of its own. */
function placeOf({ stage, ...input }: MoveInput, { id, column }: DealRecord): Place | null {
  const neighbours = definedFields({
    afterId: input.afterId === id ? undefined : (input.afterId ?? undefined),
    beforeId: input.beforeId === id ? undefined : input.beforeId,
  })
  if (Object.keys(neighbours).length > 0) return neighbours
  return columnOfStage[stage] === column ? null : { top: true }
}

function outcomeOf({ now }: Context, input: MoveInput) {
  const { stage, closedOn, reasonId, reasonText, home, isUndo } = input
  if (statusOfColumn(columnOfStage[stage]) === 'open') return {}
  const today = bangkokDate(now)
  if (closedOn && closedOn > today) throw invalid('closedOn', 'deal_ends_later')
  if (!isUndo && home?.rentedUntil && isLeaseOver(home.rentedUntil, closedOn ?? today))
    throw invalid('home.rentedUntil', 'deal_lease_over')
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

/** Makes the tasks of a move; an undo takes those back that it made. Returns those made. */
async function changeTasks(tx: Context, { tasks = [], taskIds = [], isUndo }: MoveInput) {
  for (const id of isUndo ? taskIds : []) {
    const [task] = await tasksById(tx.db, [id])
    if (task) requireOwn(tx, task)
    await takeTaskBack(tx, id)
  }
  const made: number[] = []
  for (const task of tasks) made.push((await addTask(tx, task)).id)
  return made
}

/**
 * Changes the home of a deal as a form would, with its own rules, audit record and version. Returns the change
 * that takes this back, unless somebody changed the home since.
 */
async function changeHome(
  tx: Context,
  { unitId }: DealRecord,
  { availabilityDate, ...home }: HomeChange,
): Promise<HomeChange> {
  if (unitId === null) throw invalid('home', 'no_such_unit')
  const before = await unitRecord(tx.db, unitId)
  const { version } = await saveUnit(tx, unitId, {
    ...home,
    ...(availabilityDate !== undefined && { availabilityDate }),
  })
  const { status, price, rentAmount, rentedUntil, showOnWebsite } = before
  const wasAvailable = { availabilityDate: before.availabilityDate }
  return { status, price, rentAmount, rentedUntil, ...wasAvailable, showOnWebsite, version }
}
