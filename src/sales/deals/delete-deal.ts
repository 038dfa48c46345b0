import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { markDeleted, markRestored } from '../../team/activity/soft-delete.ts'
import { endNotifications } from '../../team/notifications/notification-list.ts'
import { lockColumn, positionAt } from './positions.ts'
import type { DealRecord } from './rules/deal-record.ts'
import { mayDeleteDeal } from './rules/deal-rights.ts'
import { dealRecord, lockDeal } from './store.ts'

/**
 * Deletes a deal softly; its tasks and its entries on timelines stay. Throws 404, and 403 for a deal of
 * somebody else's, or that one took from them, unless one may delete all.
 */
export async function deleteDeal(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    await lockDeal(tx, id)
    const deal = await dealRecord(tx, id)
    if (tx.actor && !mayDeleteDeal(tx.actor, deal)) {
      const isTheirs = deal.assignedToId === tx.actor.id
      throw new Refused(403, isTheirs ? 'deal_taken' : 'deal_of_others')
    }
    await markDeleted(tx, 'deal', id)
    await endNotifications(tx, 'deal', id)
  })
}

/** Brings a deleted deal back, at its place. Throws 404 when none was deleted in the last 30 days. */
export async function restoreDeal(context: Context, id: number): Promise<DealRecord> {
  return inTransaction(context, async (tx) => {
    await markRestored(tx, 'deal', id)
    const deal = await dealRecord(tx, id)
    if (await isTaken(tx, deal)) {
      await lockColumn(tx, deal.column)
      const position = await positionAt(tx, deal.column, { top: true }, id)
      await tx.db.updateTable('deals').set({ position }).where('id', '=', id).execute()
    }
    return dealRecord(tx, id)
  })
}

/** Whether another card has its place by now. */
async function isTaken(tx: Context, { id, column, position }: DealRecord): Promise<boolean> {
  const { rows } = await sql`
    select from deals where board_column = ${column} and position = ${position} and id <> ${id}
      and deleted_at is null limit 1`.execute(tx.db)
  return rows.length > 0
}
