import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { activityRow } from '../../team/activity/add-activity.ts'
import type { CellFault, Kind } from './kinds/candidate.ts'

/** Characters of a note, as of one that people write. */
const MAX_NOTE = 10_000

/**
 * Writes a note at each unit whose row had cells left empty, or a rent that is not by the month: what stands in the file,
 * so that none of its words are lost. `batch` is a condition on rows `r`.
 */
export async function noteWordsOfFile(
  tx: Context,
  importId: number,
  { subject, labels }: Kind,
  fileName: string,
  batch: RawBuilder<boolean>,
): Promise<void> {
  if (subject !== 'unit') return
  const { rows } = await sql<Left>`
    select r.row, r.record_id, r.left_empty, r.input->>'rentNote' as rent_note from import_rows r
    where r.import_id = ${importId} and r.record_id is not null and ${batch}
      and (r.left_empty <> '[]' or r.input->>'rentNote' is not null)
    order by r.row`.execute(tx.db)
  const notes = rows.map(({ row, recordId, leftEmpty, rentNote }) => {
    const cells = leftEmpty.map(
      ({ field, value }) => `${labels[field] ?? field} left empty: ${value}`,
    )
    const lines = rentNote === null ? cells : [`${labels.rentAmount}: ${rentNote}`, ...cells]
    return activityRow(tx, {
      type: 'note',
      title: `Imported from ${fileName}, row ${row}`,
      description: lines.join('\n').slice(0, MAX_NOTE),
      unitId: recordId,
    })
  })
  if (notes.length > 0) await tx.db.insertInto('activities').values(notes).execute()
}

type Left = { row: number; recordId: number; leftEmpty: CellFault[]; rentNote: string | null }
