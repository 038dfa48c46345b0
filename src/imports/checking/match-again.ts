import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { notFound, Refused } from '../../refused.ts'
import { kinds } from '../kinds/kinds.ts'
import { type ColumnChoice, ImportKinds } from '../rules/import.ts'
import { checkRows } from './check-rows.ts'
import { matchColumns, refuseUnknownFields } from './match-columns.ts'
import type { CsvRow } from './open-csv.ts'

const BATCH = 100

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
    const fields = matchColumns(header, kind.columns, kind.labels, chosen)
    await tx.db.updateTable('imports').set({ fields }).where('id', '=', id).execute()
    await checkRows({ context, tx }, id, kind, fields, removeRows(tx, id))
  })
}

async function lockChecked(tx: Context, id: number) {
  const importRow = await tx.db
    .selectFrom('imports')
    .select(['kind', 'state', 'header'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const kind = ImportKinds.read(importRow?.kind ?? '')
  if (!importRow || !kind) throw notFound('import')
  if (importRow.state === 'checking') throw new Refused(409, 'import_checking')
  if (importRow.state === 'cancelled') throw new Refused(409, 'import_cancelled')
  if (importRow.state !== 'checked') throw new Refused(409, 'import_run_already')
  return { ...importRow, kind }
}

/** Deletes the rows batch by batch and yields their cells, to be stored again with new verdicts. */
async function* removeRows({ db }: Context, importId: number): AsyncGenerator<CsvRow> {
  let after = 0
  for (;;) {
    const { rows } = await sql<CsvRow>`
      with gone as (
        delete from import_rows where import_id = ${importId} and "row" in (
          select "row" from import_rows where import_id = ${importId} and "row" > ${after}
          order by "row" limit ${BATCH})
        returning "row", cells, reason as fault
      )
      select * from gone order by "row"`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.row
    yield* rows
  }
}
