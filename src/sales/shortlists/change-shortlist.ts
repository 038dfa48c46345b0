import { type Context, inTransaction } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { lastWriter } from '../../team/activity/last-write.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import type { UndoVerb } from '../../team/record/undo.ts'
import { checkHomes } from './check-homes.ts'
import { mayChangeShortlist } from './rules/may-change-shortlist.ts'
import { isOver, type ShortlistChange } from './rules/shortlist.ts'
import { readShortlist } from './shortlist-records.ts'
import { lockShortlist, type Send } from './store.ts'

/**
 * Changes the homes of a page that was sent. Refuses (400) added homes that visitors cannot see, (403)
 * another person's send unless the user may change all, (409) another version, (410) one that is over.
 */
export async function changeShortlist(
  context: Context,
  id: number,
  { unitIds, version }: ShortlistChange,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const before = await lockOwn(tx, id)
    const versions = { sent: version, stored: before.version }
    await refuseOtherVersion(tx, 'shortlist', id, versions, () =>
      readShortlist(tx, tx.origin ?? '', id),
    )
    if (!unitIds || unitIds.join() === before.unitIds.join()) return
    await checkHomes(
      tx.db,
      unitIds.filter((unitId) => !before.unitIds.includes(unitId)),
    )
    const after = { unitIds, version: before.version + 1 }
    await tx.db.updateTable('shortlists').set(after).where('id', '=', id).execute()
    const changes = changedFields({ unitIds: before.unitIds }, { unitIds })
    await record(tx, 'update', 'shortlist', id, changes, after.version)
  })
}

/** Takes a page back: from now on it answers 410. Refuses as `changeShortlist`. */
export async function revokeShortlist(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const version = (await lockOwn(tx, id)).version + 1
    const after = { takenBackAt: tx.now, version }
    await tx.db.updateTable('shortlists').set(after).where('id', '=', id).execute()
    await record(
      tx,
      'delete',
      'shortlist',
      id,
      { takenBackAt: [null, tx.now.toISOString()] },
      version,
    )
  })
}

/** Takes a page back that was sent, unless its homes were changed since (409). */
export const undoSending: UndoVerb = {
  subject: 'shortlist',
  action: 'create',
  async undo(tx, { subjectId: id, changes }) {
    const { unitIds } = await lockOwn(tx, id)
    if (JSON.stringify(unitIds) !== JSON.stringify(changes.unitIds?.[1])) {
      const changedBy = await lastWriter(tx.db, 'shortlist', id)
      const refusal = { thing: 'shortlist' as const, by: changedBy }
      throw new Refused(409, 'changed_meanwhile', refusal, { extra: { changedBy } })
    }
    await revokeShortlist(tx, id)
  },
}

/**
 * A send that the user may change, locked. Refuses: 403 another person's unless the user may change all, 404 an
 * unknown one, 410 one that is over.
 */
export async function lockOwn(tx: Context, id: number): Promise<Send> {
  const send = await lockShortlist(tx, id)
  if (!tx.actor || !mayChangeShortlist(tx.actor, send)) throw new Refused(403, 'not_allowed')
  if (isOver(send, tx.now)) throw new Refused(410, 'send_is_over')
  return send
}
