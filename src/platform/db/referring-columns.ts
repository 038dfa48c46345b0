import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** A column whose values are of a table's rows; `keeps`: such a row is not deleted while one of its values is. */
export type ReferringColumn = { table: string; column: string; keeps: boolean }

/** The columns that refer to a table by a foreign key, from the database's catalogue: also those of tables made later. */
export async function referringColumns(db: Db, table: string): Promise<ReferringColumn[]> {
  const { rows } = await sql<ReferringColumn>`
    select relname as "table", attname as "column", confdeltype not in ('c', 'n') as keeps
    from pg_constraint c
    join pg_class on pg_class.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${snake(table)}::regclass`.execute(db)
  return rows
}

/** A table's name in the database. */
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
