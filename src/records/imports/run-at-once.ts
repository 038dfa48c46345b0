import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { failImport, runImport } from './run-import.ts'
import { startImport } from './start-import.ts'

const MINUTE_MS = 60_000
const LOOK_EVERY_MS = 200

/**
 * Starts a checked import and runs it to its end in this process; if it fails, it is marked as failed. If this
 * process stops meanwhile, another one continues within a minute.
 */
export async function runAtOnce(
  context: Context,
  importId: number,
  { now, log }: { now: () => Date; log: Pick<Logger, 'error'> },
): Promise<void> {
  try {
    await startImport(context, importId, { runAfter: new Date(now().getTime() + MINUTE_MS) })
  } catch (error) {
    // A repeated request: the first one runs it, or did.
    if (error instanceof Refused && error.status === 409) return waitForRun(context, importId)
    throw error
  }
  try {
    await runImport(context, importId, { now })
  } catch (err) {
    log.error({ importId, err }, 'import failed')
    await failImport(context, importId)
  }
}

async function waitForRun({ db }: Context, importId: number): Promise<void> {
  for (;;) {
    const importRow = await db
      .selectFrom('imports')
      .select('state')
      .where('id', '=', importId)
      .executeTakeFirst()
    if (importRow?.state !== 'running') return
    await pause(LOOK_EVERY_MS)
  }
}
