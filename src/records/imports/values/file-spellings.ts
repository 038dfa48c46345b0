import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { slices } from '../../../platform/jobs/give-way.ts'
import {
  asPlainDigits,
  asText,
  asTexts,
  type Column,
  plainCell,
} from '../../../shared/fields/cells.ts'
import type { Kind } from '../kinds/candidate.ts'

/** SQL condition that a row `r` may be a record. */
export const isRecord = sql<boolean>`(coalesce(r.reason->>'code', '') not in ('not_a_record', 'header_again'))`

/** The texts of a field in a file, and in how many rows each of them is. */
export type Texts = { text: string; rows: number }[]

const AS_WRITTEN = [asText, asPlainDigits, asTexts]

/** Texts of a field that are read again to be listed, the most frequent ones; of one field all are compared. */
const MAX_READ = 2000
const ALL = 1_000_000

/** Whether the cells of a field are read, instead of taken as they are written. */
export function isRead(kind: Kind, field: string, column: Column): boolean {
  if (kind.resembling?.[field]) return true
  if (column.isUnlisted) return false
  return column.set !== undefined || !AS_WRITTEN.includes(column.read)
}

/** The texts of an import's cells by field, the most frequent first; of one field, or of all that are read. */
export async function fileSpellings(
  db: Db,
  importId: number,
  kind: Kind,
  only?: string,
): Promise<Map<string, Texts>> {
  const fields = Object.entries(kind.columns)
    .filter(([field, column]) => (only ? field === only : isRead(kind, field, column)))
    .map(([field]) => field)
  const { rows } = await sql<{ field: string; text: string; rows: number }>`
    with counted as (
    select said.field, said.text, count(*)::integer as rows
    from import_rows r join imports i on i.id = r.import_id
    cross join lateral (
      select column_.field, coalesce(r.corrections->>column_.field, r.cells[column_.place]) as text
      from unnest(i.fields) with ordinality as column_ (field, place)
      union all
      select key, value from jsonb_each_text(r.corrections) where key <> all(i.fields)
    ) said
    where r.import_id = ${importId} and said.field = any(${fields}::text[]) and ${isRecord}
      and said.text is not null and said.text <> ''
    group by 1, 2
    )
    select field, text, rows from (
      select *, row_number() over (partition by field order by rows desc, text) as place from counted
    ) ranked
    where place <= ${only ? ALL : MAX_READ} order by rows desc, text`.execute(db)
  const found = new Map<string, Texts>()
  const giveWay = slices()
  for (const { field, text, rows: count } of rows) {
    await giveWay()
    if (plainCell(text) === '') continue
    const texts = found.get(field) ?? []
    texts.push({ text, rows: count })
    found.set(field, texts)
  }
  return found
}
