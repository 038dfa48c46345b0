import { CompiledQuery } from 'kysely'
import type { Db } from './connect.ts'

const names = new Map<string, string>()

/**
 * A statement that each connection plans once instead of each time it is sent: for reads by id,
 * whose plan is the same for every value and takes longer to make than to run. Values are `$1`,
 * `$2`.
 */
export function planned<Row>(text: string): (db: Db, ...values: unknown[]) => Promise<Row[]> {
  names.set(text, `planned_${names.size}`)
  return async (db, ...values) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values))
    return rows
  }
}

// Each text stays in memory, here and in every connection; beyond this many they are sent without a
// name.
const MAX_NAMED = 200

/**
 * Runs a statement that each connection plans once, as above: for statements with the same text
 * each time, or one of a few.
 */
export async function runPlanned<Row>(db: Db, statement: Compilable<Row>): Promise<Row[]> {
  const compiled = statement.compile(db)
  if (!names.has(compiled.sql) && names.size < MAX_NAMED) {
    names.set(compiled.sql, `planned_${names.size}`)
  }
  const { rows } = await db.executeQuery(compiled)
  return rows
}

type Compilable<Row> = { compile(db: Db): CompiledQuery<Row> }

/** The name that a planned statement is sent under; undefined for any other text. */
export function statementName(text: string): string | undefined {
  return names.get(text)
}
