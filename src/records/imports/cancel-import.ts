import { type Context, inTransaction } from '../../context.ts'
import { publishChange } from '../../platform/events/notify.ts'
import { notFound, Refused } from '../../refused.ts'
import { record } from '../../team/activity/record.ts'
import { isDiscardable } from './discardable.ts'
import { refuseOthersImport } from './others-import.ts'

/**
 * Cancels an import that is being checked or run: rows written already stay, and can be undone. One that was
 * checked and not run is discarded with its rows, as is one that the check refused. Refuses: 403 another
 * user's import, unless the user may undo imports; 404 unknown; 409 if there is nothing to cancel.
 */
export async function cancelImport(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const importRow = await tx.db
      .selectFrom('imports')
      .select(['state', 'kind', 'done', 'updated', 'fileName', 'checkedBy', 'runBy'])
      .where('id', '=', id)
      // A check holds the key of its import while it stores the rows: this lock leaves it to it.
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!importRow) throw notFound('import')
    const { state, kind, done, updated, fileName } = importRow
    refuseOthersImport(tx, importRow)
    if (state === 'checking' || state === 'running') {
      await tx.db
        .updateTable('imports')
        .set({ state: 'cancelled', finishedAt: tx.now })
        .where('id', '=', id)
        .execute()
      await tx.db.deleteFrom('importFiles').where('importId', '=', id).execute()
      if (done + updated > 0)
        await record(tx, 'import', 'import', id, {
          kind: [null, kind],
          file: [null, fileName],
          done: [null, done],
        })
    } else {
      const { numDeletedRows } = await tx.db
        .deleteFrom('imports')
        .where('id', '=', id)
        .where(isDiscardable)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new Refused(409, 'import_not_cancellable')
    }
    await publishChange(tx, 'import', [id])
  })
}
