import { type InsertObject, type RawBuilder, sql } from 'kysely'
import type { DB } from './sql/rows.gen.ts'

/** `insert into … values …` for one row, as part of a statement. Undefined values become null. */
export function insertRow<T extends keyof DB & string>(
  table: T,
  row: InsertObject<DB, T>,
): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const values = sql.join(Object.values(row).map((value) => value ?? null))
  return sql`insert into ${sql.table(table)} (${columns}) values (${values})`
}
