import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { isRecord } from './file-spellings.ts'

type Filled = { row: number; text: string }

/**
 * The rows of an import in which a field is empty and that say something else, each with the text of the nearest row
 * above that has one.
 */
export async function rowsToFill(
  db: Db,
  importId: number,
  fields: readonly string[],
  field: string,
): Promise<Filled[]> {
  const place = fields.indexOf(field) + 1
  if (place === 0) return []
  const text = sql`trim(coalesce(r.corrections->>${field}, r.cells[${place}::integer], ''))`
  const { rows } = await sql<Filled>`
    with said as (
      select r.row, ${text} as text, r.cells from import_rows r where r.import_id = ${importId} and ${isRecord}
    ), grouped as (
      select row, text, cells, count(*) filter (where text <> '') over (order by row) as part from said
    )
    select row, first_value(text) over (partition by part order by row) as text
    from grouped
    where part > 0`.execute(db)
  const { rows: empty } = await sql<{ row: number }>`
    select r.row from import_rows r where r.import_id = ${importId} and r.verdict = 'error' and ${isRecord} and ${text} = ''
      and (select count(*) from unnest(r.cells) cell where trim(cell) <> '') > 1`.execute(db)
  const wanted = new Set(empty.map(({ row }) => row))
  return rows.filter(({ row, text: above }) => wanted.has(row) && above !== '')
}
