import type { Context } from '../../context.ts'
import { waitUntil } from '../../platform/jobs/wait-until.ts'
import { Refused, refusedFor } from '../../refused.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import { storedRefusal } from '../../shared/refusals/stored-refusal.ts'
import { SCAN_FIELD } from './scan-file.ts'
import { type StoredScan, storedScan } from './store.ts'

/**
 * Waits until a scan has been read, wherever that runs. Throws why there is no text: 422 for the picture, 504 when it
 * took longer than `seconds`, 500 when it could not be read. `signal` ends the wait with 503.
 */
export async function waitForScan(
  context: Context,
  id: number,
  seconds: number,
  signal: AbortSignal,
): Promise<StoredScan> {
  const row = await waitUntil(() => readOrRefused(context, id), { seconds, signal }).catch(
    (error: unknown) => {
      if (!signal.aborted) throw error
      throw new Refused(503, 'unavailable', {}, { headers: { 'retry-after': '5' } })
    },
  )
  if (!row) throw refusedFor(504, refusal('scan_timed_out'))
  return row
}

async function readOrRefused(context: Context, id: number): Promise<StoredScan | null> {
  const row = await storedScan(context, id)
  const why = storedRefusal(row.refusal)
  if (why) throw refusedFor(statusOf(why.code), why, { at: SCAN_FIELD })
  return row.state === 'read' ? row : null
}

function statusOf(code: string): number {
  if (code === 'scan_timed_out') return 504
  return code === 'scan_failed' ? 500 : 422
}
