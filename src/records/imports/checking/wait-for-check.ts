import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../../context.ts'
import { Refused, refusedFor } from '../../../refused.ts'
import { storedRefusal } from '../../../shared/refusals/stored-refusal.ts'

const FIRST_PAUSE_MS = 5
const MAX_PAUSE_MS = 200

/**
 * Waits until an import has been checked, wherever that runs: at most `seconds`, then it returns false. It
 * throws what the check refused, and forgets that import; 409 when it is cancelled meanwhile. `signal` ends
 * the wait with 503.
 */
export async function waitForCheck(
  { db }: Context,
  id: number,
  seconds: number,
  signal: AbortSignal,
): Promise<boolean> {
  const until = performance.now() + seconds * 1000
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, MAX_PAUSE_MS)) {
    const importRow = await db
      .selectFrom('imports')
      .select(['state', 'refusal'])
      .where('id', '=', id)
      .executeTakeFirst()
    const refusal = storedRefusal(importRow?.refusal)
    if (refusal) {
      await db.deleteFrom('imports').where('id', '=', id).execute()
      throw refusedFor(refusal.code === 'check_failed' ? 500 : 400, refusal, { at: 'file' })
    }
    if (!importRow || importRow.state === 'cancelled') throw new Refused(409, 'check_cancelled')
    if (importRow.state !== 'checking') return true
    const left = until - performance.now()
    if (left <= 0) return false
    await pause(Math.min(ms, left), undefined, { signal }).catch(() => {
      throw new Refused(503, 'unavailable', {}, { headers: { 'retry-after': '5' } })
    })
  }
}
