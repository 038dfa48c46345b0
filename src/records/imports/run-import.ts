import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { publishChange } from '../../platform/events/notify.ts'
import { type JobProcess, task } from '../../platform/jobs/task.ts'
import { actorById } from '../../team/staff/sign-in/session.ts'
import { runBatch } from './run-batch.ts'

/** Runs an import in the background; if its process ends, another one continues where it stopped. */
export const runImportTask = task({
  name: 'run-import',
  retries: 4,
  pause: 1,
  payload: z.object({ importId: z.int() }),
  label: ({ importId }) => `Import ${importId}`,
  run: (context, { importId }, process) => runImport(context, importId, process),
  onGiveUp: (tx, { importId }) => changeState(tx, importId, 'running', 'failed'),
  onRunAgain: (tx, { importId }) => changeState(tx, importId, 'failed', 'running'),
})

/**
 * Runs an import that is marked as running, batch by batch, to its end. Throws when the signal aborts: rows
 * already written stay, the others remain to be written.
 */
export async function runImport(
  context: Context,
  importId: number,
  { now, signal }: Pick<JobProcess, 'now'> & Partial<JobProcess>,
): Promise<void> {
  const starter = await contextOfStarter(context, importId)
  for (let hasMore = true; hasMore; ) {
    signal?.throwIfAborted()
    hasMore = await runBatch({ ...starter, now: now() }, importId)
  }
}

/** Marks a running import as failed, so that somebody can start it again. */
export const failImport = (context: Context, importId: number) =>
  changeState(context, importId, 'running', 'failed')

/** The context in which records are written: that of the user who started the import. */
async function contextOfStarter(context: Context, importId: number): Promise<Context> {
  const { runBy, requestId } = await context.db
    .selectFrom('imports')
    .select(['runBy', 'requestId'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  const actor = runBy === null ? null : await actorById(context.db, runBy)
  return { ...context, actor, requestId }
}

async function changeState(tx: Context, importId: number, from: string, to: string): Promise<void> {
  await tx.db
    .updateTable('imports')
    .set({ state: to })
    .where('id', '=', importId)
    .where('state', '=', from)
    .execute()
  await publishChange(tx, 'import', [importId])
}
