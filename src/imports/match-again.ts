import { sql } from 'kysely'
import { type Context, inTransaction } from '../context.ts'
import { notFound, Refused } from '../refused.ts'
import { judgeRows } from './judge-rows.ts'
import { kinds } from './kinds.ts'
import { matchColumns, refuseUnknownFields } from './match-columns.ts'
import type { CsvRow } from './open-csv.ts'
import { type ColumnChoice, ImportKinds } from './rules.ts'

const BATCH = 500

/**
 * Says anew which field each column of a checked import stands for, and gives its rows their verdicts by
 * that; its file need not be sent again. Refuses: 400 what is no field, 404 unknown, 409 one that was run.
 */
export async function matchAgain(
  context: Context,
  id: number,
  chosen: ColumnChoice,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { kind: of, header } = await lockChecked(tx, id)
    const kind = kinds[of]
    refuseUnknownFields(kind.columns, chosen)
    const fields = matchColumns(header, kind.columns, kind.labels, chosen)
    await tx.db.updateTable('imports').set({ fields }).where('id', '=', id).execute()
    await judgeRows({ context, tx }, id, kind, fields, takenOut(tx, id))
  })
}

async function lockChecked(tx: Context, id: number) {
  const found = await tx.db
    .selectFrom('imports')
    .select(['kind', 'state', 'header'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const kind = ImportKinds.read(found?.kind ?? '')
  if (!found || !kind) throw notFound('Import')
  if (found.state !== 'checked') throw new Refused(409, 'This import was run already.')
  return { ...found, kind }
}

/** The rows as they stood in the file, taken out for as long as they have no new verdict. */
async function* takenOut({ db }: Context, importId: number): AsyncGenerator<CsvRow> {
  let after = 0
  for (;;) {
    const { rows } = await sql<CsvRow>`
      with gone as (
        delete from import_rows where import_id = ${importId} and "row" in (
          select "row" from import_rows where import_id = ${importId} and "row" > ${after}
          order by "row" limit ${BATCH})
        returning "row", cells, fault
      )
      select * from gone order by "row"`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.row
    yield* rows
  }
}
