import { type Context, inTransaction } from '../../context.ts'
import { invalid, Refused } from '../../refused.ts'
import { record } from '../../team/activity/record.ts'
import type { Changes } from '../../team/activity/rules/activity.ts'
import type { OwnerInput, ViewingRecord } from './rules/viewing.ts'
import { lockOwn } from './save-viewing.ts'
import { viewingRecord } from './store.ts'

/**
 * Stores that a home can be seen at its time, as its owner said, or takes it back. Refuses: 404 unknown, 403 one of
 * others, 409 one that was cancelled, 400 a home that it does not have.
 */
export async function confirmOwner(
  context: Context,
  id: number,
  { unitId, isConfirmed }: OwnerInput,
): Promise<ViewingRecord> {
  return inTransaction(context, async (tx) => {
    const viewing = await lockOwn(tx, id)
    if (viewing.state === 'cancelled') throw new Refused(409, 'viewing_is_cancelled')
    const home = viewing.homes.find((each) => each.unitId === unitId)
    if (!home) throw invalid('unitId', 'viewing_without_home')
    if ((home.ownerConfirmedAt !== null) === isConfirmed) return viewing
    await tx.db
      .updateTable('viewingHomes')
      .set({ ownerConfirmedAt: isConfirmed ? tx.now : null })
      .where('viewingId', '=', id)
      .where('unitId', '=', unitId)
      .execute()
    const changes: Changes = { [`owner ${unitId}`]: [!isConfirmed, isConfirmed] }
    await record(tx, 'update', 'viewing', id, changes, viewing.version)
    return viewingRecord(tx.db, id)
  })
}
