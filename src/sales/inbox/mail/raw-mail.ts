import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { notFound } from '../../../refused.ts'

const DAY_MS = 86_400_000

/** An e-mail as it came, and for how many days it is kept. */
export type RawMail = { bytes: Buffer; days: number }

/** Keeps an e-mail as it came, unless it is kept for no days. */
export async function keepRaw(
  { db, now }: Context,
  messageId: number,
  { bytes, days }: RawMail,
): Promise<void> {
  if (days === 0) return
  const keepUntil = new Date(now.getTime() + days * DAY_MS)
  await db.insertInto('inboxRawMail').values({ messageId, bytes, keepUntil }).execute()
}

/** A received e-mail as it came. Throws 404 when it is not kept. */
export async function rawMail(db: Db, messageId: number): Promise<Buffer> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select raw.bytes from inbox_raw_mail raw
    join inbox_messages m on m.id = raw.message_id
    join inbox_threads t on t.id = m.thread_id and t.deleted_at is null
    where raw.message_id = ${messageId}`.execute(db)
  const [mail] = rows
  if (!mail) throw notFound('message')
  return mail.bytes
}

/** Deletes the e-mails whose time is over; what was read of them stays. */
export async function deleteOldRawMail({ db, now }: Context): Promise<void> {
  await db.deleteFrom('inboxRawMail').where('keepUntil', '<', now.toISOString()).execute()
}
