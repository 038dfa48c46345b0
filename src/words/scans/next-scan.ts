import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** A scan that a reader has taken. */
export type TakenScan = {
  id: number
  quarters: 0 | 90 | 180 | 270 | null
  tries: number
  version: number
}

/**
 * Takes the scan that waits longest, or one whose reader is gone: its place was free. One that a request has locked at
 * this moment is waited for when no other is left, else nobody would come back for it.
 */
export async function takeWaitingScan(db: Db, slot: number): Promise<TakenScan | null> {
  return (await take(db, slot, sql`skip locked`)) ?? (await take(db, slot, sql``))
}

async function take(db: Db, slot: number, locked: ReturnType<typeof sql>) {
  const { rows } = await sql<TakenScan>`
    update scans set state = 'reading', slot = ${slot}, tries = tries + 1, done = 0, total = null,
      so_far = null
    where id = (
      select id from scans
      where state = 'waiting' or (state = 'reading' and slot = ${slot})
      order by id limit 1 for update ${locked}
    )
    returning id, quarters, tries, version`.execute(db)
  return rows[0] ?? null
}
