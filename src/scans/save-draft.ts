import { type Context, inTransaction } from '../context.ts'
import { Refused } from '../refused.ts'
import type { ScanDraft, ScanRecord } from './rules/scan.ts'
import { type StoredScan, scanRecord, storedScan } from './store.ts'

/**
 * Keeps what a person corrected and ticked, and answers what the text says now. Refuses: 404 a draft of somebody else,
 * 409 one that is being read or was added.
 */
export async function saveDraft(
  context: Context,
  id: number,
  { texts, choice }: ScanDraft,
): Promise<ScanRecord> {
  return inTransaction(context, async (tx) => {
    const row = await storedScan(tx, id, true)
    requireRead(row)
    await tx.db
      .updateTable('noteScans')
      .set({
        ...(texts && { texts: JSON.stringify(texts) }),
        ...(choice !== undefined && { choice: choice && JSON.stringify(choice) }),
        version: row.version + 1,
        updatedAt: tx.now,
      })
      .where('id', '=', id)
      .execute()
    return scanRecord(tx, id)
  })
}

/** Refuses (409) a scan that is being read, or was added. */
export function requireRead({ state }: Pick<StoredScan, 'state'>): void {
  if (state === 'added') throw new Refused(409, 'scan_added_already')
  if (state === 'waiting' || state === 'reading') throw new Refused(409, 'scan_still_reading')
}
