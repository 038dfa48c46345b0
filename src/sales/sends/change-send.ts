import { type Context, inTransaction } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import { checkHomes } from './check-homes.ts'
import { mayChangeSend } from './rules/may-change-send.ts'
import { isOver, type SendChange } from './rules/send.ts'
import { readSend } from './send-records.ts'
import { lockSend, type Send } from './store.ts'

/**
 * Changes the homes of a page that was sent. Refuses (400) added homes that visitors cannot see, (403)
 * another person's send unless the user may change all, (409) another version, (410) one that is over.
 */
export async function changeSend(
  context: Context,
  id: number,
  { unitIds, version }: SendChange,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const before = await lockOwn(tx, id)
    const versions = { sent: version, stored: before.version }
    await refuseOtherVersion(tx, 'send', id, versions, () => readSend(tx, tx.origin ?? '', id))
    if (!unitIds || unitIds.join() === before.unitIds.join()) return
    await checkHomes(
      tx.db,
      unitIds.filter((unitId) => !before.unitIds.includes(unitId)),
    )
    const after = { unitIds, version: before.version + 1 }
    await tx.db.updateTable('sends').set(after).where('id', '=', id).execute()
    const changes = changedFields({ unitIds: before.unitIds }, { unitIds })
    await record(tx, 'update', 'send', id, changes, after.version)
  })
}

/** Takes a page back: from now on it answers 410. Refuses as `changeSend`. */
export async function takeBackSend(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const version = (await lockOwn(tx, id)).version + 1
    const after = { takenBackAt: tx.now, version }
    await tx.db.updateTable('sends').set(after).where('id', '=', id).execute()
    await record(tx, 'delete', 'send', id, { takenBackAt: [null, tx.now.toISOString()] }, version)
  })
}

/**
 * A send that the user may change, locked. Refuses: 403 another person's unless the user may change all, 404 an
 * unknown one, 410 one that is over.
 */
export async function lockOwn(tx: Context, id: number): Promise<Send> {
  const send = await lockSend(tx, id)
  if (!tx.actor || !mayChangeSend(tx.actor, send)) throw new Refused(403, 'not_allowed')
  if (isOver(send, tx.now)) throw new Refused(410, 'send_is_over')
  return send
}
