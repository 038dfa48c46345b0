import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { Refused } from '../refused.ts'

const PATIENCE_MS = 2000

/** Resolves when the database answers; throws 503 when it does not within two seconds. */
export async function checkDatabase(db: Db): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), PATIENCE_MS)
  })
  try {
    await Promise.race([sql`select 1`.execute(db), patience])
  } catch {
    throw new Refused(503, 'The database cannot be reached.')
  } finally {
    clearTimeout(timer)
  }
}
