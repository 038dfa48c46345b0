import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

const AT_ONCE = 200

/**
 * Brings the minutes of these projects to every station up to date, in the transaction that changed their
 * place or the railway's times: a part at a time, as of many it takes longer than one statement may.
 */
export async function refreshProjectMinutes(db: Db, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    await sql`select refresh_project_minutes(${ids.slice(at, at + AT_ONCE)})`.execute(db)
  }
}
