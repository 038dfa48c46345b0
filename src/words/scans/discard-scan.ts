import { type Context, inTransaction } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { record } from '../../team/activity/record.ts'
import { DRAFT_DAYS } from './rules/scan.ts'
import { storedScan } from './store.ts'

const DAY_MS = 86_400_000

/** Deletes a draft with its pictures, at any time before it is added. Throws 404, and 409 when it was added. */
export async function discardScan(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { state, fileName } = await storedScan(tx, id, true)
    if (state === 'added') throw new Refused(409, 'scan_added_already')
    await record(tx, 'delete', 'scan', id, { fileName: [fileName, null] })
    await tx.db.deleteFrom('scans').where('id', '=', id).execute()
  })
}

/** Deletes drafts that nobody touched for a week, with their pictures. */
export async function deleteExpiredScans({ db, now }: Context): Promise<void> {
  await db
    .deleteFrom('scans')
    .where('state', '!=', 'added')
    .where('updatedAt', '<', new Date(now.getTime() - DRAFT_DAYS * DAY_MS).toISOString())
    .execute()
}
