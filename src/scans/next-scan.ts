import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** A scan that a reader has taken. */
export type TakenScan = {
  id: number
  quarters: 0 | 90 | 180 | 270 | null
  tries: number
  version: number
}

/** Takes the scan that waits longest, or one whose reader is gone: its place was free. */
export async function takeWaitingScan(db: Db, slot: number): Promise<TakenScan | null> {
  const { rows } = await sql<TakenScan>`
    update note_scans set state = 'reading', slot = ${slot}, tries = tries + 1, done = 0, total = null,
      so_far = null
    where id = (
      select id from note_scans
      where state = 'waiting' or (state = 'reading' and slot = ${slot})
      order by id limit 1 for update skip locked
    )
    returning id, quarters, tries, version`.execute(db)
  return rows[0] ?? null
}
