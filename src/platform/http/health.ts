import { sql } from 'kysely'
import { Refused } from '../../refused.ts'
import type { Db } from '../db/connect.ts'

const TIMEOUT_MS = 2000

/** Resolves when the database responds; throws 503 when it does not within two seconds. */
export async function checkDatabase(db: Db): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), TIMEOUT_MS)
  })
  try {
    await Promise.race([sql`select 1`.execute(db), timeout])
  } catch {
    throw new Refused(503, 'database_unreachable')
  } finally {
    clearTimeout(timer)
  }
}
