import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { invalid } from '../../../refused.ts'
import { updateCounts } from '../checking/check-rows.ts'
import { lockChecked } from '../checking/stored-rows.ts'
import type { ChoiceInput } from '../rules/values.ts'

/**
 * Chooses which updates of a checked import are written: all, or those of these rows. Refuses: 400 a row that is no
 * update, 404 unknown, 409 if it was run.
 */
export async function chooseUpdates(
  context: Context,
  id: number,
  { chosen, rows }: ChoiceInput,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    await lockChecked(tx, id)
    const changed = await tx.db
      .updateTable('importRows')
      .set({ chosen })
      .where('importId', '=', id)
      .where('verdict', '=', 'update')
      .$if(rows !== undefined, (query) =>
        query.where('row', '=', sql<number>`any(${rows ?? []}::integer[])`),
      )
      .returning('row')
      .execute()
    const found = new Set(changed.map(({ row }) => row))
    const other = rows?.find((row) => !found.has(row))
    if (other !== undefined) throw invalid('rows', 'row_not_update', { row: other })
    await updateCounts(tx, id)
    await publishChange(tx, 'import', [id])
  })
}
