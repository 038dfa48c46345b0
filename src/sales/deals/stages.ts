import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { personName } from '../../shared/person-name.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { columnOfStage, type DealStage, DealStages, statusOfColumn } from './rules/deal.ts'
import type { DealRecord } from './rules/deal-record.ts'

/** How long a move can be taken back without a trace in the history. */
const UNDO_HOURS = 24

/** The stored end of a deal in this stage: the day for one that ends, nothing for one that is open. */
export function endOf(
  { now }: Context,
  stage: DealStage,
  before: Pick<DealRecord, 'column' | 'closedOn' | 'reasonId' | 'reasonText'> | null,
) {
  const column = columnOfStage[stage]
  if (statusOfColumn(column) === 'open') return { closedOn: null, reasonId: null, reasonText: null }
  if (before?.column === column) return {}
  return { closedOn: bangkokDate(now), reasonId: null, reasonText: null }
}

/** Begins the history of a new deal. */
export async function startStages(tx: Context, dealId: number, stage: DealStage): Promise<void> {
  await tx.db
    .insertInto('dealStages')
    .values({
      ...{ dealId, stage, boardColumn: columnOfStage[stage], enteredAt: tx.now },
      movedById: tx.actor?.id ?? null,
      movedBy: tx.actor ? personName(tx.actor) : 'System',
    })
    .execute()
}

/** Adds a stage to the history of a deal, and the change to the timelines. */
export async function enterStage(
  tx: Context,
  before: DealRecord,
  after: DealRecord,
): Promise<void> {
  await tx.db
    .updateTable('dealStages')
    .set({ leftAt: tx.now })
    .where('dealId', '=', after.id)
    .where('leftAt', 'is', null)
    .execute()
  await startStages(tx, after.id, after.stage)
  const labels = DealStages.labels
  await addActivity(tx, {
    ...{ type: 'change', dealId: after.id, contactId: after.contactId },
    unitId: after.status === 'open' ? null : after.unitId,
    title: `${labels[before.stage]} to ${labels[after.stage]}`,
    description: [after.reason, after.reasonText].filter(Boolean).join(': ') || null,
    metadata: { deal: 'moved', from: before.stage, to: after.stage },
  })
}

/**
 * Takes the last move of a deal back, if this person made it in the last 24 hours and it came from `stage`: its history
 * is as if nothing had been. Returns since when the deal is in that stage, or null if there is nothing to take back.
 */
export async function takeMoveBack(
  tx: Context,
  deal: DealRecord,
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
