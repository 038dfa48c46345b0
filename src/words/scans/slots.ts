import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { READ_AT_ONCE } from './rules/scan.ts'

const LOCK = 20_811

/**
 * Runs work in one of the two places of readers, of all processes together; null when both are taken. A place is held by
 * a connection, so that it is free again when its process dies.
 */
export async function inSlot<T>(db: Db, work: (slot: number) => Promise<T>): Promise<T | null> {
  return db.connection().execute(async (connection) => {
    for (let slot = 1; slot <= READ_AT_ONCE; slot += 1) {
      const { rows } = await sql<{ taken: boolean }>`
        select pg_try_advisory_lock(${LOCK}::integer, ${slot}::integer) as taken`.execute(
        connection,
      )
      if (!rows[0]?.taken) continue
      try {
        return await work(slot)
      } finally {
        await sql`select pg_advisory_unlock(${LOCK}::integer, ${slot}::integer)`.execute(connection)
      }
    }
    return null
  })
}
