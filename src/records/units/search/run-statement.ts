import { CompiledQuery } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/** A parametrised SQL statement: its text with `$1`, `$2` …, and their values. */
export type Statement = { text: string; values: unknown[] }

/** Runs a statement without Kysely's query builder, which would take longer to build it than PostgreSQL to run it. */
export async function run<Row>(db: Db, { text, values }: Statement): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values))
  return rows
}
