import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { readCells } from '../kinds/read-row.ts'
import type { RowReading } from '../kinds/reading.ts'
import { AS_ABOVE, type OpenSpelling, type Proposal } from '../rules/values.ts'
import { isRecord } from './file-spellings.ts'
import { rowsToFill } from './fill-down.ts'

/** Rows that are read to count those that an answer completes. */
const MAX_READ = 5000
const asAbove = { value: AS_ABOVE, label: 'Same as the row above', detail: null, isLikely: true }
/** What is proposed for empty cells of a field: a studio has one bathroom. */
const PROPOSED: Readonly<Record<string, readonly Proposal[]>> = {
  bathrooms: [{ value: 1, label: '1', detail: null, isLikely: true }],
}

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
  const rows = await rowsWithout(db, importId, reading, field)
  if (rows.length === 0) return []
  return [{ text: '', rows: rows.length, proposals: [...(PROPOSED[field] ?? [])] }]
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
