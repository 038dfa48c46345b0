import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../../context.ts'
import { isDataError } from '../../../platform/db/violates.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { task } from '../../../platform/jobs/task.ts'
import { Refused } from '../../../refused.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import { checkImport } from './check-import.ts'

/** Checks a file in the background; if its process ends, another one begins again. */
export const checkImportTask = task({
  name: 'check-import',
  retries: 4,
  pause: 1,
  payload: z.object({ importId: z.int() }),
  label: ({ importId }) => `Check of import ${importId}`,
  async run(context, { importId }, { signal }) {
    try {
      await checkImport(context, importId, signal)
    } catch (error) {
      if (error instanceof Refused) return refuseFile(context, importId, error)
      // It would fail again.
      if (isDataError(error)) await refuseFile(context, importId, refusal('check_failed'))
      throw error
    }
  },
  onGiveUp: (tx, { importId }) => refuseFile(tx, importId, refusal('check_failed')),
})

/** Marks an import as refused by its check, and deletes its file. */
async function refuseFile(
  context: Context,
  importId: number,
  { code, params }: Refusal,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    await tx.db
      .updateTable('imports')
      .set({ state: 'failed', refusal: JSON.stringify({ code, params }), rows: 0 })
      .where('id', '=', importId)
      .where('state', '=', 'checking')
      .execute()
    await tx.db.deleteFrom('importFiles').where('importId', '=', importId).execute()
    await publishChange(tx, 'import', [importId])
  })
}
