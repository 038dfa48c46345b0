import { type Context, inTransaction } from '../../context.ts'
import { publishChange } from '../../platform/events/notify.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { notFound, Refused } from '../../refused.ts'
import { refuseOthersImport } from './others-import.ts'
import type { OnWebsite } from './rules/import.ts'
import { runImportTask } from './run-import.ts'

type Options = {
  /** The number of rows to create that the user saw when starting it. */
  expectedRows?: number | undefined
  /** The number of chosen updates that the user saw. */
  expectedUpdates?: number | undefined
  /** Which new homes go on the website; by default what their file and status say. */
  website?: OnWebsite | undefined
  /** Whether contact details are removed from texts that visitors see. */
  removesContacts?: boolean | undefined
  /** The time before which no background process picks it up. */
  runAfter?: Date
}

/**
 * Marks an import as running, started by the current user, and adds the job that runs it. A failed import
 * continues where it stopped. Refuses: 404 unknown, 403 another's, 409 if it is being checked, running, done, cancelled
 * or undone, if it would not create `expectedRows` rows and change `expectedUpdates`, or if somebody else started it at the same time.
 */
export async function startImport(
  context: Context,
  id: number,
  { expectedRows, expectedUpdates, website, removesContacts, runAfter }: Options = {},
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const started = await tx.db
      .updateTable('imports')
      .set({
        state: 'running',
        runBy: tx.actor?.id ?? null,
        requestId: tx.requestId,
        ...(website && { website }),
        ...(removesContacts !== undefined && { removesContacts }),
      })
      .where('id', '=', id)
      .where('state', 'in', ['checked', 'failed'])
      .where('refusal', 'is', null)
      .$if(expectedRows !== undefined, (query) => query.where('create', '=', expectedRows ?? 0))
      .$if(expectedUpdates !== undefined, (query) =>
        query.where('chosen', '=', expectedUpdates ?? 0),
      )
      .returning(['id', 'checkedBy'])
      .executeTakeFirst()
    if (!started) throw await refusal(tx, id)
    refuseOthersImport(tx, started)
    await publishChange(tx, 'import', [id])
    await addJob(tx, runImportTask, { importId: id }, runAfter && { startAfter: runAfter })
  })
}

async function refusal({ db }: Context, id: number): Promise<Refused> {
  const importRow = await db
    .selectFrom('imports')
    .select(['state', 'refusal'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!importRow) return notFound('import')
  if (importRow.refusal !== null) return new Refused(409, 'check_failed')
  if (importRow.state === 'checking') return new Refused(409, 'import_checking')
  if (importRow.state === 'cancelled') return new Refused(409, 'import_cancelled')
  if (importRow.state === 'checked' || importRow.state === 'failed')
    return new Refused(409, 'import_matched_anew')
  if (importRow.state === 'running') return new Refused(409, 'import_running_already')
  return new Refused(409, importRow.state === 'undone' ? 'import_undone' : 'import_done_already')
}
