import { sql } from 'kysely'
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
import { columnOfStage, type DealColumn, statusOfColumn } from './rules/deal.ts'
import { type HomeChange, isLeaseOver, type Moved, type MoveInput } from './rules/move.ts'
import { movedRow, probabilityIn, writeMove } from './stages.ts'
import { dealRecord, type LockedDeal, lockDeal, refuseWonByOthers, winningMove } from './store.ts'
import { MoveUndo, neighboursOf } from './undo-move.ts'

/**
 * Moves a card to a stage and a place in its column; within a column the stage's name stays. The later of two
 * moves wins. A deal that ends may change its home and make tasks in the same transaction. Refuses: 404 unknown, 409
 * another version, 403 a colleague's won deal, 400 an unknown reason, an end in the future, a lease that is over before
 * it, a reason, a commission or a home's change for a deal that stays open, a reason whose words are missing, or a home
 * to restore where none was changed.
 */
export async function moveDeal(context: Context, id: number, input: MoveInput): Promise<Moved> {
  return inTransaction(context, async (tx) => {
    const column = columnOfStage[input.stage]
    const before = await lockDeal(tx, id, column)
    refuseWonByOthers(tx, before)
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
      ...probabilityIn(input.stage, before, { ofColumn: before.columnProbability }),
      ...outcomeOf(tx, input),
      ...(input.value !== undefined && { value: input.value }),
    }
    const home = input.restoresHome
      ? await restoreHome(tx, before, column)
      : input.home && (await changeHome(tx, before.unitId, input.home))
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

function outcomeOf(
  { now }: Context,
  { stage, closedOn, reasonId, reasonText, home, leaseStart, commissionAmount }: MoveInput,
) {
  if (statusOfColumn(columnOfStage[stage]) === 'open') return {}
  const today = bangkokDate(now)
  if (closedOn && closedOn > today) throw invalid('closedOn', 'deal_ends_later')
  if (home?.rentedUntil && isLeaseOver(home.rentedUntil, closedOn ?? today))
    throw invalid('home.rentedUntil', 'deal_lease_over')
  return {
    ...(closedOn && { closedOn }),
    ...(reasonId !== undefined && { reasonId }),
    ...(reasonText !== undefined && { reasonText }),
    ...(leaseStart !== undefined && { leaseStart }),
    ...(commissionAmount !== undefined && { commissionAmount, commissionPercent: null }),
  }
}

async function requireReason(tx: Context, input: MoveInput) {
  const { stage, reasonId, reasonText, home, leaseStart, commissionAmount } = input
  const status = statusOfColumn(columnOfStage[stage])
  if (status === 'open') {
    if (reasonId || reasonText) throw invalid('reasonId', 'reason_without_outcome')
    if (home) throw invalid('home', 'outcome_without_end')
    if (leaseStart || commissionAmount) throw invalid('commissionAmount', 'outcome_without_end')
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
  unitId: number | null,
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

/**
 * Makes the home of a won deal that is moved on what it was before: everything that the deal changed, or only its
 * status and whether it is on the website if somebody changed the home since.
 */
async function restoreHome(
  tx: Context,
  { id, column }: LockedDeal,
  to: DealColumn,
): Promise<MoveUndo['home']> {
  const { rows } = await sql<{ home: unknown }>`
    select a.undo -> 'home' as home from deals d cross join lateral (select a.undo from ${winningMove}) a
    where d.id = ${id}`.execute(tx.db)
  const home = MoveUndo.shape.home.parse(rows[0]?.home ?? undefined)
  if (!home || column !== 'won' || to === 'won') throw invalid('restoresHome', 'no_home_to_restore')
  const { unitId, version, ...before } = home
  const { status, rentedUntil, showOnWebsite } = before
  const isUnchanged = (await unitRecord(tx.db, unitId)).version === version
  return changeHome(tx, unitId, isUnchanged ? before : { status, rentedUntil, showOnWebsite })
}
