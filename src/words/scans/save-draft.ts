import { type Context, inTransaction } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import { recordScan } from './record-scan.ts'
import type { ScanDraft, ScanRecord } from './rules/scan.ts'
import { type StoredScan, scanRecord, storedScan, textsOf } from './store.ts'

/**
 * Keeps what a person corrected and ticked, and answers what the text says now. Refuses: 404 a draft of somebody else,
 * 409 one that is being read or was added, or that was changed since the version that is sent.
 */
export async function saveDraft(
  context: Context,
  id: number,
  { texts, choice, version }: ScanDraft,
): Promise<ScanRecord> {
  return inTransaction(context, async (tx) => {
    const before = await storedScan(tx, id, true)
    requireRead(before)
    const versions = { sent: version, stored: before.version }
    await refuseOtherVersion(tx, 'scan', id, versions, () => scanRecord(tx, id))
    const isSame =
      (!texts || isAlike(texts, textsOf(before))) &&
      (choice === undefined || isAlike(choice, before.choice))
    if (isSame) return scanRecord(tx, id)
    const after = await tx.db
      .updateTable('scans')
      .set({
        ...(texts && { texts: JSON.stringify(texts) }),
        ...(choice !== undefined && { choice: choice && JSON.stringify(choice) }),
        version: before.version + 1,
        updatedAt: tx.now,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordScan(tx, before, after)
    return scanRecord(tx, id)
  })
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Refuses (409) a scan that is being read, or was added. */
export function requireRead({ state }: Pick<StoredScan, 'state'>): void {
  if (state === 'added') throw new Refused(409, 'scan_added_already')
  if (state === 'waiting' || state === 'reading') throw new Refused(409, 'scan_still_reading')
}
