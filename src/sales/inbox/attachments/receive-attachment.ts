import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { Refused } from '../../../refused.ts'
import { type AttachmentRecord, MAX_UNSENT_BYTES, UNSENT_HOURS } from '../rules/attachment.ts'
import type { SafeFile } from './read-file.ts'

const HOUR_MS = 3_600_000

/**
 * Stores a file of the signed-in user for a message that is still to be written. Refuses (429) when
 * this person has uploaded too much that was not sent.
 */
export async function receiveAttachment(
  context: Context,
  file: SafeFile,
): Promise<AttachmentRecord> {
  return inTransaction(context, async (tx) => {
    await refuseTooMuch(tx, file.bytes.length)
    return storeFile(tx, file, null)
  })
}

/** Stores a file, with its message if it has one already. */
export async function storeFile(
  { db, actor, now }: Context,
  { name, type, bytes }: SafeFile,
  messageId: number | null,
): Promise<AttachmentRecord> {
  const values = { messageId, name, type, size: bytes.length }
  const { id } = await db
    .insertInto('inboxAttachments')
    .values({ ...values, uploadedById: actor?.id ?? null, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('inboxAttachmentBytes').values({ attachmentId: id, bytes }).execute()
  return { id, name, type, size: bytes.length }
}

/** Deletes files that were uploaded a day ago and never sent. */
export async function deleteUnsentFiles({ db, now }: Context): Promise<void> {
  await db
    .deleteFrom('inboxAttachments')
    .where('messageId', 'is', null)
    .where('createdAt', '<', new Date(now.getTime() - UNSENT_HOURS * HOUR_MS).toISOString())
    .execute()
}

/** A user's files are counted one request at a time. */
async function refuseTooMuch({ db, actor }: Context, bytes: number): Promise<void> {
  if (!actor) return
  await sql`select from staff_users where id = ${actor.id} for no key update`.execute(db)
  const { unsent } = await db
    .selectFrom('inboxAttachments')
    .select(sql<number>`coalesce(sum(size), 0)`.as('unsent'))
    .where('uploadedById', '=', actor.id)
    .where('messageId', 'is', null)
    .executeTakeFirstOrThrow()
  if (unsent + bytes > MAX_UNSENT_BYTES) {
    throw new Refused(429, 'attachments_unsent', { hours: UNSENT_HOURS })
  }
}
