import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { readCells } from '../kinds/read-row.ts'
import type { RowReading } from '../kinds/reading.ts'
import { AS_ABOVE, AS_OTHERS, type OpenSpelling } from '../rules/values.ts'
import { isRecord } from './file-spellings.ts'
import { rowsToFill } from './fill-down.ts'
import { type LikelyRow, likelyRows } from './like-others.ts'

/** Rows that are read to count those that an answer completes. */
const MAX_READ = 5000
const asAbove = { value: AS_ABOVE, label: 'Same as the row above', detail: null, isLikely: true }
/** What is asked about the empty cells of a field: if they are as the row above, or what they mean in their table. */
export async function emptyCells(
  db: Db,
  importId: number,
  reading: RowReading,
  field: string,
): Promise<OpenSpelling[]> {
  const { kind, fields } = reading
  const filled = kind.fillsDown?.includes(field)
    ? await rowsToFill(db, importId, fields, field)
    : []
  if (filled.length > 0) return [{ text: '', rows: filled.length, proposals: [asAbove] }]
  const likely = await likelyRows(db, importId, reading, field)
  if (likely.length > 0) return [{ text: '', rows: likely.length, proposals: [asOthers(likely)] }]
  const rows = await rowsWithout(db, importId, reading, field)
  return rows.length === 0 ? [] : [{ text: '', rows: rows.length, proposals: [] }]
}

/** `1 in studios, 2 with 2 bedrooms`; of one value only that. */
function asOthers(rows: readonly LikelyRow[]): OpenSpelling['proposals'][number] {
  const values = new Map(rows.map(({ by, value }) => [by, value]))
  const [value, ...others] = new Set(values.values())
  if (value !== undefined && others.length === 0)
    return { value, label: String(value), detail: null, isLikely: true }
  const label = [...values]
    .toSorted(([one], [other]) => one - other)
    .map(
      ([by, each]) =>
        `${each} ${by === 0 ? 'in studios' : `with ${by} bedroom${by > 1 ? 's' : ''}`}`,
    )
    .join(', ')
  return { value: AS_OTHERS, label, detail: null, isLikely: true }
}

/**
 * The rows that lack a field and would be completed by an answer about all of them. Where the header comes again a
 * list has several tables, of perhaps several buildings: those of the first are asked about first.
 */
export async function rowsWithout(
  db: Db,
  importId: number,
  reading: RowReading,
  field: string,
): Promise<number[]> {
  const isAsked = reading.kind.asksEmpty?.[field]
  if (!isAsked) return []
  const place = reading.fields.indexOf(field) + 1
  const { rows } = await sql<Lacking>`
    select r.row, r.cells, r.corrections, coalesce(r.reason->>'code', '') = 'header_again' as begins
    from import_rows r
    where r.import_id = ${importId} and r.verdict = 'error'
      and (r.reason->>'code' = 'header_again' or (${isRecord}
        and trim(coalesce(r.corrections->>${field}, r.cells[${place}::integer], '')) in ('', '-')))
    order by r.row limit ${MAX_READ}`.execute(db)
  const found: number[] = []
  for (const { begins, ...row } of rows) {
    if (begins && found.length > 0) break
    const { cells } = readCells(reading, { ...row, fault: null })
    if (!begins && cells[field] === undefined && isAsked(cells)) found.push(row.row)
  }
  return found
}

type Lacking = {
  row: number
  cells: string[]
  corrections: Record<string, string>
  begins: boolean
}
