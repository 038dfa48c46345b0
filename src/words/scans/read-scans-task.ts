import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import type { JobProgress } from '../../platform/jobs/rules/job.ts'
import { task } from '../../platform/jobs/task.ts'
import { refusalText } from '../../shared/refusals/refusals.ts'
import { storedRefusal } from '../../shared/refusals/stored-refusal.ts'
import { takeWaitingScan } from './next-scan.ts'
import { readScan } from './read-scan.ts'
import { inSlot } from './slots.ts'

/**
 * Reads the pictures that wait, the oldest first, two at a time. A job that finds both readers busy ends: whoever reads
 * looks for the next one, so that those that wait keep no other work from running.
 */
export const readScansTask = task({
  name: 'read-scans',
  retries: 3,
  pause: 1,
  payload: z.object({ scanId: z.int() }),
  label: ({ scanId }) => `Reading of note ${scanId}`,
  async run(context, _payload, process) {
    for (let isWaiting = true; isWaiting; ) {
      const found = await inSlot(context.db, async (slot) => {
        const scan = await takeWaitingScan(context.db, slot)
        if (scan) await readScan(context, scan, process)
        return scan !== null
      })
      isWaiting = found === true
    }
  },
  progress: ({ db, actor }, { scanId }) => progressOf(db, scanId, actor?.id ?? 0),
})

type Row = {
  state: string
  done: number
  total: number | null
  refusal: unknown
  ahead: number
}

/** How far a scan of this user is; null for one of somebody else. */
async function progressOf(
  db: Context['db'],
  scanId: number,
  userId: number,
): Promise<JobProgress | null> {
  const { rows } = await sql<Row>`
    select state, done, total, refusal,
      (select count(*) from scans o where o.state = 'waiting' and o.id < s.id)::integer as ahead
    from scans s where id = ${scanId} and created_by_id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) return null
  const why = storedRefusal(row.refusal)
  const state =
    row.state === 'waiting'
      ? 'waiting'
      : row.state === 'reading'
        ? 'running'
        : row.state === 'failed'
          ? 'failed'
          : 'done'
  return {
    state,
    done: row.done,
    total: row.total,
    ahead: state === 'waiting' ? row.ahead : null,
    why: why && refusalText(why),
  }
}
