import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { restorableSince } from '../../shared/restore.ts'

/**
 * Deletes what was sent to contacts who were deleted more than 30 days ago, with what they did: also to those whom
 * the trash keeps because of their conversations or inquiries.
 */
export async function deleteExpiredShortlists({ db, now }: Context): Promise<void> {
  await sql`
    delete from shortlists using contacts c
    where c.id = shortlists.contact_id and c.deleted_at < ${restorableSince(now)}`.execute(db)
}
