import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { notFound, Refused } from '../../../refused.ts'
import { storedRefusal } from '../../../shared/refusals/stored-refusal.ts'
import type { JudgedRow } from '../kinds/read-row.ts'
import { refuseOthersImport } from '../others-import.ts'
import { ImportKinds } from '../rules/import.ts'

const BATCH = 250

/** Locks an import whose rows are judged again. Refuses: 404 unknown, 403 another's, 409 if it is not just checked. */
export async function lockChecked(tx: Context, id: number) {
  const importRow = await tx.db
    .selectFrom('imports')
    .select(['kind', 'state', 'header', 'fields', 'remember', 'checkedBy'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const kind = ImportKinds.read(importRow?.kind ?? '')
  if (!importRow || !kind) throw notFound('import')
  refuseOthersImport(tx, importRow)
  if (importRow.state === 'checking') throw new Refused(409, 'import_checking')
  if (importRow.state === 'cancelled') throw new Refused(409, 'import_cancelled')
  if (importRow.state !== 'checked') throw new Refused(409, 'import_run_already')
  return { ...importRow, kind }
}

/**
 * Deletes rows of an import batch by batch and yields what they say, to be stored again with new verdicts: all, or
 * those for which `condition` on `r` holds, which must not hold for the rows that are stored meanwhile.
 */
export async function* removeRows(
  { db }: Context,
  importId: number,
  condition: RawBuilder<boolean> = sql`true`,
  onKeys: (keys: string[]) => void = () => {},
): AsyncGenerator<JudgedRow> {
  let after = 0
  for (;;) {
    const { rows } = await sql<JudgedRow & { key: string | null; reason: unknown }>`
      with gone as (
        -- An array, so that they are found by their key while the rows have no statistics yet.
        delete from import_rows where import_id = ${importId} and "row" = any(array(
          select r.row from import_rows r where r.import_id = ${importId} and r.row > ${after}
            and ${condition}
          order by r.row limit ${BATCH}))
        returning "row", cells, corrections, chosen, key, reason
      )
      select * from gone order by "row"`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.row
    onKeys(rows.flatMap(({ key }) => key ?? []))
    yield* rows.map(({ key, reason, ...row }) => ({ ...row, fault: faultOfFile(reason) }))
  }
}

/** A row that could not be read from its file stays so. */
function faultOfFile(reason: unknown) {
  const fault = storedRefusal(reason)
  return fault?.code.startsWith('row_') ? fault : null
}
