import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { markDeleted, markRestored } from '../../team/activity/soft-delete.ts'
import { endNotifications } from '../../team/notifications/notification-list.ts'
import { lockColumn, positionAt } from './positions.ts'
import type { DealRecord } from './rules/deal-record.ts'
import { mayDeleteDeal } from './rules/may-delete-deal.ts'
import { dealRecord, lockDeal } from './store.ts'

/**
 * Deletes a deal softly; its tasks and its entries on timelines stay. Throws 404, and 403 for a deal of
 * somebody else's, or that one took from them, unless one may delete all.
 */
export async function deleteDeal(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    await lockDeal(tx, id)
    const deal = await dealRecord(tx, id)
    if (tx.actor && !mayDeleteDeal(tx.actor, deal)) throw new Refused(403, 'deal_of_others')
    if (await wasTaken(tx, id)) throw new Refused(403, 'deal_taken')
    await markDeleted(tx, 'deal', id)
    await endNotifications(tx, 'deal', id)
  })
}

/** Whether an agent took it from a colleague, and nobody else gave it to them since. */
async function wasTaken({ db, actor }: Context, id: number): Promise<boolean> {
  if (!actor || actor.permissions.deleteDeals) return false
  // By way of nobody as well: what counts is from whom it went, and who moved it.
  const { rows } = await sql`
    with moves as (
      select id, actor_id, (changes -> 'assignedToId' ->> 0)::integer as had,
        (changes -> 'assignedToId' ->> 1)::integer as has
      from audit where subject = 'deal' and subject_id = ${id} and changes ? 'assignedToId'
    )
    select from moves where actor_id = ${actor.id} and had <> ${actor.id} and id > coalesce(
      (select max(id) from moves where actor_id <> ${actor.id} and has = ${actor.id}), 0)`.execute(
    db,
  )
  return rows.length > 0
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
