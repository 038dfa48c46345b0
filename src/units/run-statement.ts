import { CompiledQuery } from 'kysely'
import type { Db } from '../db/connect.ts'

/** SQL with its values, as PostgreSQL gets it. */
export type Statement = { text: string; values: unknown[] }

/** A statement of the search, sent as it stands: Kysely would spend longer building it than it takes to run. */
export async function run<Row>(db: Db, { text, values }: Statement): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values))
  return rows
}
