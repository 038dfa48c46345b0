import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { calendarPath } from '../../shared/paths.ts'
import { record } from '../../team/activity/record.ts'
import { opensDashboard } from '../../team/staff/store.ts'

/** The address of one's own calendar; null until one is made. */
export async function ownAddress({ db, actor, origin }: Context): Promise<string | null> {
  const feed = await db
    .selectFrom('calendarFeeds')
    .select('token')
    .where('userId', '=', actor?.id ?? 0)
    .executeTakeFirst()
  return feed ? `${origin ?? ''}${calendarPath(feed.token)}` : null
}

/** Gives somebody a new address; the old one is 404 at once. */
export async function renewAddress(context: Context): Promise<string> {
  const { actor } = context
  if (!actor) throw new Refused(401, 'sign_in_first')
  return inTransaction(context, async (tx) => {
    const row = { token: randomBytes(32).toString('base64url'), createdAt: tx.now }
    await tx.db
      .insertInto('calendarFeeds')
      .values({ userId: actor.id, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute()
    // The audit log must not have the secret.
    await record(tx, 'update', 'calendar_address', actor.id, { renewedAt: [null, tx.now] })
    return `${tx.origin ?? ''}${calendarPath(row.token)}`
  })
}

/** Whose calendar has this token; null for an unknown one, or of somebody who may not open the dashboard. */
export async function readerOfCalendar(
  { db }: Context,
  token: string,
): Promise<{ userId: number } | null> {
  const { rows } = await sql<{ userId: number }>`
    select u.id as user_id from calendar_feeds f join staff_users u on u.id = f.user_id
    where f.token = ${token} and ${opensDashboard('u')}`.execute(db)
  return rows[0] ?? null
}
