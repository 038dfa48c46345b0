import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from './connect.ts'
import type { DB } from './rows.gen.ts'

type Made<T extends keyof DB> = Selectable<DB[T]>

/**
 * Inserts many rows of one shape in one statement, whatever their number, and answers `returning` of
 * each that was inserted, in the order given. With `skipTaken` a row that a unique index refuses is left
 * out. Each row gives every column that the first gives.
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
  const stored = JSON.stringify(rows.map(inColumns(names)))
  const { rows: made } = await sql<Pick<Made<T>, Name>>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${stored}::jsonb)
      with ordinality as given
    order by ordinality
    ${skipTaken ? sql`on conflict do nothing` : sql``}
    ${returning.length > 0 ? sql`returning ${sql.join(returning.map((name) => sql.ref(name)))}` : sql``}`.execute(
    db,
  )
  return made
}

/** Rows with their columns called as the database calls them. */
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
