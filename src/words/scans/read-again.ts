import { randomUUID } from 'node:crypto'
import { type Context, inTransaction } from '../../context.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { readScansTask } from './read-scans-task.ts'
import { recordScan } from './record-scan.ts'
import type { ScanRecord } from './rules/scan.ts'
import { requireRead } from './save-draft.ts'
import { scanRecord, storedScan } from './store.ts'

/**
 * Reads a draft's picture again, a quarter turned clockwise if asked. What was corrected is read anew. Refuses: 404 a
 * draft of somebody else, 409 one that is being read or was added.
 */
export async function readAgain(
  context: Context,
  id: number,
  { isTurned }: { isTurned: boolean },
): Promise<ScanRecord> {
  return inTransaction(context, async (tx) => {
    const row = await storedScan(tx, id, true)
    requireRead(row)
    const jobId = randomUUID()
    const quarters = isTurned ? (row.turned + 90) % 360 : row.quarters
    const after = await tx.db
      .updateTable('scans')
      .set({
        ...{ jobId, quarters, state: 'waiting', tries: 0, done: 0, total: null },
        ...{ refusal: null, modelFailure: null, texts: null, choice: null, lines: '[]' },
        ...{ version: row.version + 1, updatedAt: tx.now },
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordScan(tx, row, after)
    await addJob(tx, readScansTask, { scanId: id }, { id: jobId })
    return scanRecord(tx, id)
  })
}
