import { type Context, inTransaction } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { checkHomes } from './check-homes.ts'
import { isOver, type ShortlistChange } from './rules/shortlist.ts'
import { lockShortlist, type Send } from './store.ts'

/**
 * Changes the homes of a page that was sent. Refuses (400) added homes that visitors cannot see, (403)
 * another person's send unless the user may change all, (410) one that is over.
 */
export async function changeShortlist(
  context: Context,
  id: number,
  { unitIds }: ShortlistChange,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const before = await lockOwn(tx, id)
    if (!unitIds) return
    await checkHomes(
      tx.db,
      unitIds.filter((unitId) => !before.unitIds.includes(unitId)),
    )
    await tx.db.updateTable('shortlists').set({ unitIds }).where('id', '=', id).execute()
    const changes = changedFields({ unitIds: before.unitIds }, { unitIds })
    await record(tx, 'update', 'shortlist', id, changes)
  })
}

/** Takes a page back: from now on it answers 410. Refuses as `changeShortlist`. */
export async function revokeShortlist(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    await lockOwn(tx, id)
    await tx.db
      .updateTable('shortlists')
      .set({ takenBackAt: tx.now })
      .where('id', '=', id)
      .execute()
    await record(tx, 'delete', 'shortlist', id, { takenBackAt: [null, tx.now.toISOString()] })
  })
}

/**
 * A send that the user may change, locked. Refuses: 403 another person's unless the user may change all, 404 an
 * unknown one, 410 one that is over.
 */
export async function lockOwn(tx: Context, id: number): Promise<Send> {
  const send = await lockShortlist(tx, id)
  const mayChange = send.sentById === tx.actor?.id || tx.actor?.permissions.changeAllSends
  if (!mayChange) throw new Refused(403, 'not_allowed')
  if (isOver(send, tx.now)) throw new Refused(410, 'send_is_over')
  return send
}
