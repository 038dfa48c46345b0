import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { invalid, Refused } from '../../../refused.ts'
import { record } from '../../../team/activity/record.ts'
import type { Changes } from '../../../team/activity/rules/activity.ts'
import { lockChecked } from '../checking/stored-rows.ts'
import { answersOf } from '../kinds/answers.ts'
import { kinds } from '../kinds/kinds.ts'
import { textsByField } from '../kinds/read-row.ts'
import { readingOf } from '../kinds/reading.ts'
import type { CorrectionInput } from '../rules/values.ts'
import { judgeRows } from './judge-rows.ts'

/**
 * Corrects cells of a row of a checked file, and gives it a new verdict. Refuses: 400 an unknown field, 404 unknown
 * import or row, 409 if it was run.
 */
export async function correctRow(
  context: Context,
  id: number,
  row: number,
  texts: CorrectionInput,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { kind: importKind, header, fields } = await lockChecked(tx, id)
    const kind = kinds[importKind]
    const unknown = Object.keys(texts).find((field) => !Object.hasOwn(kind.columns, field))
    if (unknown !== undefined) throw invalid(unknown, 'column_unknown', { field: unknown })
    const stored = await tx.db
      .selectFrom('importRows')
      .select(['cells', 'corrections'])
      .where('importId', '=', id)
      .where('row', '=', row)
      .executeTakeFirst()
    if (!stored) throw new Refused(404, 'no_such_row')
    const corrections = correctionsIn(stored.corrections)
    const before = new Map(textsByField(fields, stored.cells, corrections))
    await tx.db
      .updateTable('importRows')
      .set({ corrections: JSON.stringify({ ...corrections, ...texts }) })
      .where('importId', '=', id)
      .where('row', '=', row)
      .execute()
    const reading = readingOf(kind, { header, fields }, await answersOf(tx, id), tx.now)
    await judgeRows(context, tx, id, reading, sql`r.row = ${row}`)
    const changes: Changes = Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [field, [before.get(field) ?? '', text]]),
    )
    await record(tx, 'update', 'import', id, { row: [row, row], ...changes })
    await publishChange(tx, 'import', [id])
  })
}

// Safe: corrections are stored as texts by field.
function correctionsIn(stored: unknown): Record<string, string> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {}
}
