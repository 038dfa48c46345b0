import { sql } from 'kysely'
import type { Context } from '../../context.ts'

const DAYS = 90

/** Deletes notifications older than 90 days. */
export async function deleteExpiredNotifications({ db, now }: Context): Promise<void> {
  const before = new Date(now.getTime() - DAYS * 86_400_000)
  await sql`delete from notifications where created_at < ${before}`.execute(db)
}
