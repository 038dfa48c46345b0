import { type Context, inTransaction } from '../../../context.ts'
import { answersOf } from '../kinds/answers.ts'
import { kinds } from '../kinds/kinds.ts'
import { readingOf } from '../kinds/reading.ts'
import type { ColumnChoice } from '../rules/import.ts'
import { checkRows } from './check-rows.ts'
import { withHeadingWords } from './heading-words.ts'
import { matchColumns, refuseUnknownFields } from './match-columns.ts'
import { FIRST_ROWS } from './open-csv.ts'
import { lockChecked, removeRows } from './stored-rows.ts'

/**
 * Sets the fields of a checked import's columns by hand, and gives its rows new verdicts from the stored cells.
 * Refuses: 400 an unknown field, 404 unknown import, 409 if it was run.
 */
export async function matchAgain(
  context: Context,
  id: number,
  chosen: ColumnChoice,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { kind: importKind, header } = await lockChecked(tx, id)
    const kind = kinds[importKind]
    refuseUnknownFields(kind.columns, chosen)
    const first = await tx.db
      .selectFrom('importRows')
      .select('cells')
      .where('importId', '=', id)
      .orderBy('row')
      .limit(FIRST_ROWS)
      .execute()
    const firstRows = first.map(({ cells }) => cells)
    const fields = matchColumns(header, kind, chosen, firstRows)
    await tx.db.updateTable('imports').set({ fields }).where('id', '=', id).execute()
    const reading = readingOf(kind, { header, fields }, await answersOf(tx, id), tx.now)
    const rows = withHeadingWords(reading, removeRows(tx, id))
    await checkRows({ context, tx }, id, reading, rows)
  })
}
