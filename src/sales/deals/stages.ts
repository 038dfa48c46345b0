import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { personName } from '../../shared/person-name.ts'
import { activityRow } from '../../team/activity/add-activity.ts'
import { changedFields } from '../../team/activity/record.ts'
import type { Changes } from '../../team/activity/rules/activity.ts'
import { type Place, positionAt } from './positions.ts'
import {
  columnOfStage,
  type DealStage,
  DealStages,
  endProbability,
  statusOfColumn,
} from './rules/deal.ts'
import type { DealRecord } from './rules/deal-record.ts'
import { dealRecord, type LockedDeal } from './store.ts'

/** How long a move can be taken back without a trace in the history. */
const UNDO_HOURS = 24

/** The stored end of a deal in this stage: the day for one that ends, nothing for one that is open. */
export function endOf({ now }: Context, stage: DealStage, before: LockedDeal | null) {
  const column = columnOfStage[stage]
  if (statusOfColumn(column) === 'open') return { closedOn: null, reasonId: null, reasonText: null }
  if (before?.column === column) return {}
  return { closedOn: bangkokDate(now), reasonId: null, reasonText: null }
}

/** The columns of a deal that goes to a stage, and to a place in its column: null where it stands. */
export async function movedRow(
  tx: Context,
  before: LockedDeal,
  stage: DealStage,
  place: Place | null,
) {
  const column = columnOfStage[stage]
  const position = place ? await positionAt(tx, column, place, before.id) : before.position
  const since = stage !== before.stage && { stageSince: tx.now }
  return { stage, position, ...since, ...endOf(tx, stage, before) }
}

/**
 * The probability of a deal in this stage: that of an end, else the one given by hand, else that of a column which it
 * comes into. Nothing where it stays as it is.
 */
export function probabilityIn(
  stage: DealStage,
  before: Pick<LockedDeal, 'column'> | null,
  { byHand, ofColumn }: { byHand?: number | undefined; ofColumn: number | null },
): { probability?: number } {
  const column = columnOfStage[stage]
  const status = statusOfColumn(column)
  const probability =
    status === 'open'
      ? (byHand ?? (column === before?.column ? null : ofColumn))
      : endProbability[status]
  return probability === null ? {} : { probability }
}

type MovedRow = Pick<LockedDeal, 'stage'> &
  Partial<LockedDeal> & { stageSince?: Date | string | undefined }

/**
 * Stores a moved deal with the next version, and its stage in the history unless that is as it was. Returns the deal, and
 * what the audit log has of the move: where nothing else changed the place, which others have to see.
 */
export async function writeMove(
  tx: Context,
  before: LockedDeal,
  row: MovedRow,
  isHistoryKept = false,
): Promise<{ deal: DealRecord; changes: Changes }> {
  const { id } = before
  const touched = { version: before.version + 1, updatedAt: tx.now }
  await tx.db
    .updateTable('deals')
    .set({ ...row, ...touched })
    .where('id', '=', id)
    .execute()
  if (row.stage !== before.stage && !isHistoryKept) {
    await enterStage(tx, before.stage, { ...before, ...row })
  }
  const deal = await dealRecord(tx, id)
  const changes = changedFields(movable(before), movable(deal))
  const position: Changes = { position: [before.position, deal.position] }
  return { deal, changes: Object.keys(changes).length > 0 ? changes : position }
}

function movable(deal: LockedDeal) {
  const { stage, value, probability, closedOn, reasonId, reasonText } = deal
  const { leaseStart, commissionPercent, commissionAmount } = deal
  return {
    ...{ stage, value, probability, closedOn, reasonId, reasonText },
    ...{ leaseStart, commissionPercent, commissionAmount },
  }
}

/** Begins the history of a new deal. */
export async function startStages(tx: Context, dealId: number, stage: DealStage): Promise<void> {
  await tx.db
    .insertInto('dealStages')
    .values(stayRow(tx, dealId, stage))
    .execute()
}

function stayRow(tx: Context, dealId: number, stage: DealStage) {
  return {
    ...{ dealId, stage, boardColumn: columnOfStage[stage], enteredAt: tx.now },
    movedById: tx.actor?.id ?? null,
    movedBy: tx.actor ? personName(tx.actor) : 'System',
  }
}

/** Adds the stage of a moved deal to its history, and the change to the timelines. */
export async function enterStage(tx: Context, from: DealStage, deal: LockedDeal): Promise<void> {
  const { id, stage, contactId, unitId, reasonId, reasonText } = deal
  const isOpen = statusOfColumn(columnOfStage[stage]) === 'open'
  const labels = DealStages.labels
  const entry = activityRow(tx, {
    ...{ type: 'change', dealId: id, contactId, unitId: isOpen ? null : unitId },
    title: `${labels[from]} to ${labels[stage]}`,
    metadata: { deal: 'moved', from, to: stage },
  })
  const reason = sql`(select name from deal_reasons where id = ${reasonId}::integer)`
  await tx.db
    .with('former', (db) =>
      db
        .updateTable('dealStages')
        .set({ leftAt: tx.now })
        .where('dealId', '=', id)
        .where('leftAt', 'is', null),
    )
    .with('present', (db) => db.insertInto('dealStages').values(stayRow(tx, id, stage)))
    .insertInto('activities')
    .values({
      ...entry,
      description: sql<string>`nullif(concat_ws(': ', ${reason}, nullif(${reasonText}::text, '')), '')`,
    })
    .execute()
}

/**
 * Takes the last move of a deal back, if this person made it in the last 24 hours and it came from `stage`: its history
 * is as if nothing had been. Returns since when the deal is in that stage, or null if there is nothing to take back.
 */
export async function takeMoveBack(
  tx: Context,
  deal: Pick<LockedDeal, 'id'>,
  stage: DealStage,
): Promise<string | null> {
  const since = tx.now.getTime() - UNDO_HOURS * 3_600_000
  const { rows } = await sql<{ id: number; stage: string; isMine: boolean }>`
    select id, stage, moved_by_id is not distinct from ${tx.actor?.id ?? null}::integer
      and entered_at > ${new Date(since)}::timestamptz as is_mine
    from deal_stages where deal_id = ${deal.id} order by id desc limit 2`.execute(tx.db)
  const [last, former] = rows
  if (!last?.isMine || former?.stage !== stage) return null
  await sql`delete from deal_stages where id = ${last.id}`.execute(tx.db)
  await sql`
    delete from activities where id = (select max(id) from activities
      where deal_id = ${deal.id} and type = 'change' and metadata ->> 'to' = ${last.stage})`.execute(
    tx.db,
  )
  const kept = await sql<{ enteredAt: string }>`
    update deal_stages set left_at = null where id = ${former.id} returning entered_at`.execute(
    tx.db,
  )
  return kept.rows[0]?.enteredAt ?? null
}
