import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { Refused, refusedFor } from '../refused.ts'
import { refusal } from '../shared/refusals/refusal.ts'
import { storedRefusal } from '../shared/refusals/stored-refusal.ts'
import { SCAN_FIELD } from './scan-file.ts'
import { type StoredScan, storedScan } from './store.ts'

const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 300

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
  const until = performance.now() + seconds * 1000
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
    const row = await storedScan(context, id)
    const why = storedRefusal(row.refusal)
    if (why) throw refusedFor(statusOf(why.code), why, { at: SCAN_FIELD })
    if (row.state === 'read') return row
    const left = until - performance.now()
    if (left <= 0) throw refusedFor(504, refusal('scan_timed_out'))
    await pause(Math.min(ms, left), undefined, { signal }).catch(() => {
      throw new Refused(503, 'unavailable', {}, { headers: { 'retry-after': '5' } })
    })
  }
}

function statusOf(code: string): number {
  if (code === 'scan_timed_out') return 504
  return code === 'scan_failed' ? 500 : 422
}
