import { CompiledQuery } from 'kysely'
import type { Db } from './connect.ts'

const names = new Map<string, string>()

/**
 * A statement that each connection plans once, instead of each time it is sent: for reads by id, whose
 * plan is the same for every value and takes longer to find than to run. Values are `$1`, `$2`.
 */
export function planned<Row>(text: string): (db: Db, ...values: unknown[]) => Promise<Row[]> {
  names.set(text, `planned_${names.size}`)
  return async (db, ...values) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values))
    return rows
  }
}

/** The name that a planned statement is sent under; none for any other text. */
export function statementName(text: string): string | undefined {
  return names.get(text)
}
