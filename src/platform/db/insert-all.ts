import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from './connect.ts'
import type { DB } from './sql/rows.gen.ts'

type Made<T extends keyof DB> = Selectable<DB[T]>

/**
 * Inserts any number of rows of the same shape in one statement, and returns `returning` of each
 * inserted row, in input order. With `skipTaken`, rows that violate a unique index are skipped.
 * Every row must have the columns of the first.
 */
export async function insertAll<T extends keyof DB & string, Name extends keyof Made<T> & string>(
  db: Db,
  table: T,
  rows: readonly Insertable<DB[T]>[],
  { returning = [], skipTaken = false }: { returning?: readonly Name[]; skipTaken?: boolean } = {},
): Promise<Pick<Made<T>, Name>[]> {
  const [first] = rows
  if (!first) return []
  const names = Object.keys(first)
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const json = JSON.stringify(rows.map(inColumns(names)))
  const { rows: inserted } = await sql<Pick<Made<T>, Name>>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)
      with ordinality as given
    order by ordinality
    ${skipTaken ? sql`on conflict do nothing` : sql``}
    ${returning.length > 0 ? sql`returning ${sql.join(returning.map((name) => sql.ref(name)))}` : sql``}`.execute(
    db,
  )
  return inserted
}

/** Renames a row's properties to column names. */
function inColumns(names: readonly string[]): (row: object) => Record<string, unknown> {
  const columns = new Map(names.map((name) => [name, snakeCased(name)]))
  return (row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [columns.get(name) ?? name, value]),
    )
}

function snakeCased(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
