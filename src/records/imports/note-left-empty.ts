import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { activityRow } from '../../team/activity/add-activity.ts'
import type { CellFault, Kind } from './kinds/candidate.ts'

/** Characters of a note, as of one that people write. */
const MAX_NOTE = 10_000

/**
 * Writes a note at each unit that was written from rows with cells left empty: what stands in them, so that none of the
 * file's words are lost. `batch` is a condition on rows `r`.
 */
export async function noteLeftEmpty(
  tx: Context,
  importId: number,
  { subject, labels }: Kind,
  fileName: string,
  batch: RawBuilder<boolean>,
): Promise<void> {
  if (subject !== 'unit') return
  const { rows } = await sql<Left>`
    select r.row, r.record_id, r.left_empty from import_rows r
    where r.import_id = ${importId} and r.record_id is not null and r.left_empty <> '[]'
      and ${batch}
    order by r.row`.execute(tx.db)
  const notes = rows.map(({ row, recordId, leftEmpty }) => {
    const cells = leftEmpty.map(({ field, value }) => `${labels[field] ?? field}: ${value}`)
    return activityRow(tx, {
      type: 'note',
      title: `Left empty by the import of ${fileName}, row ${row}`,
      description: cells.join('\n').slice(0, MAX_NOTE),
      unitId: recordId,
    })
  })
  if (notes.length > 0) await tx.db.insertInto('activities').values(notes).execute()
}

type Left = { row: number; recordId: number; leftEmpty: CellFault[] }
