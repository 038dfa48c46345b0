import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { readCells } from '../kinds/read-row.ts'
import type { RowReading } from '../kinds/reading.ts'
import { isRecord } from './file-spellings.ts'

/** Rows that are compared; so many agree, and this part of all, or nothing is likely. */
const MAX_READ = 5000
const MIN_ALIKE = 2
const MIN_SHARE = 0.75

/** A row without a field, with what another field of it says and what the rest of the file makes likely. */
export type LikelyRow = { row: number; by: number; value: number }

/**
 * The rows that lack a field which rows of a file mostly have alike, as the bathrooms of homes with two bedrooms; without
 * those for which nothing is likely.
 */
export async function likelyRows(
  db: Db,
  importId: number,
  reading: RowReading,
  field: string,
): Promise<LikelyRow[]> {
  const alike = reading.kind.alike?.[field]
  if (!alike) return []
  const { rows } = await sql<Row>`
    select r.row, r.cells, r.corrections, r.verdict from import_rows r
    where r.import_id = ${importId} and ${isRecord} order by r.row limit ${MAX_READ}`.execute(db)
  const counts = new Map<number, Map<number, number>>()
  const lacking: { row: number; by: number }[] = []
  for (const { verdict, ...row } of rows) {
    const { cells, candidate } = readCells(reading, { ...row, fault: null })
    const [by, value] = [cells[alike.by], cells[field]]
    if (typeof by !== 'number') continue
    if (typeof value === 'number') {
      const values = counts.get(by) ?? new Map<number, number>()
      counts.set(by, values.set(value, (values.get(value) ?? 0) + 1))
    } else if (verdict === 'error' && candidate.values[field] === undefined)
      lacking.push({ row: row.row, by })
  }
  return lacking.flatMap(({ row, by }) => {
    const value = mostOf(counts.get(by)) ?? alike.usual[by]
    return value === undefined ? [] : [{ row, by, value }]
  })
}

type Row = {
  row: number
  cells: string[]
  corrections: Record<string, string>
  verdict: string
}

function mostOf(values: ReadonlyMap<number, number> | undefined): number | undefined {
  const [first] = [...(values ?? [])].toSorted(([, one], [, other]) => other - one)
  const all = [...(values?.values() ?? [])].reduce((sum, count) => sum + count, 0)
  if (!first || first[1] < MIN_ALIKE || first[1] < all * MIN_SHARE) return undefined
  return first[0]
}
