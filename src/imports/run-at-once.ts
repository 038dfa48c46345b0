import type { Logger } from 'pino'
import type { Context } from '../context.ts'
import { failImport, runImport } from './run-import.ts'
import { startImport } from './start-import.ts'

const MINUTE_MS = 60_000

/**
 * Starts a checked import and runs it to its end in this process; if it fails, it is marked as failed. If this
 * process stops meanwhile, another one continues within a minute.
 */
export async function runAtOnce(
  context: Context,
  importId: number,
  { now, log }: { now: () => Date; log: Pick<Logger, 'error'> },
): Promise<void> {
  await startImport(context, importId, { runAfter: new Date(now().getTime() + MINUTE_MS) })
  try {
    await runImport(context, importId, { now })
  } catch (err) {
    log.error({ importId, err }, 'import failed')
    await failImport(context, importId)
  }
}
