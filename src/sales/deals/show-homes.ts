import type { Context } from '../../context.ts'
import { record } from '../../team/activity/record.ts'
import { addDealUnits } from './deal-subjects.ts'
import { MAX_UNITS } from './rules/deal-record.ts'
import { changesOf } from './save-deal.ts'
import { dealRecord } from './store.ts'

/** Adds homes that were shown or sent to those of a deal, as many as fit; nothing for a deal that was deleted. */
export async function showHomes(
  tx: Context,
  id: number,
  unitIds: readonly number[],
): Promise<void> {
  const found = await tx.db
    .selectFrom('deals')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return
  const before = await dealRecord(tx, id)
  const others = unitIds.filter(
    (unitId) => unitId !== before.unitId && !before.unitIds.includes(unitId),
  )
  const added = others.slice(0, MAX_UNITS - before.unitIds.length)
  if (added.length === 0) return
  await addDealUnits(tx, id, added)
  await tx.db
    .updateTable('deals')
    .set({ version: before.version + 1, updatedAt: tx.now })
    .where('id', '=', id)
    .execute()
  const after = await dealRecord(tx, id)
  await record(tx, 'update', 'deal', id, changesOf(before, after), after.version)
}
