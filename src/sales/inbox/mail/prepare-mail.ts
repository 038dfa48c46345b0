import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Recipients } from '../rules/mail-person.ts'
import type { ThreadRecord } from '../rules/thread.ts'
import { isReplySubject } from './reply-prefix.ts'

const MAX_REFERENCES = 20

/**
 * Stores what a message is as an e-mail: an answer to the last one that came in this conversation.
 * Its Message-ID is random and stays the same for every try, so that nobody can guess what an answer
 * has to refer to, and receivers recognise a repetition.
 */
export async function prepareMail(
  { db, mail }: Context,
  messageId: number,
  thread: ThreadRecord,
  { to, cc }: Recipients,
): Promise<void> {
  if (!mail) throw new Error('There is no mail server to prepare an email for.')
  const { rows } = await sql<{ mailId: string; referenceIds: string[] }>`
    select mail.mail_id, mail.reference_ids
    from inbox_messages m join inbox_mail mail on mail.message_id = m.id
    where m.thread_id = ${thread.id} and m.is_from_customer and not m.is_automatic
    order by m.id desc limit 1`.execute(db)
  const [answered] = rows
  const referenceIds = answered ? [...answered.referenceIds, answered.mailId] : []
  const mailId = `${randomUUID()}@${mail.from.address.split('@').at(-1)}`
  await db
    .insertInto('inboxMail')
    .values({
      messageId,
      mailId,
      referenceIds: referenceIds.slice(-MAX_REFERENCES),
      subject: subjectOf(thread, mail.from.name, await hasWritten(db, thread.id)),
      address: to.address,
      toPeople: JSON.stringify([to]),
      ccPeople: JSON.stringify(cc),
    })
    .execute()
}

/** Whether the customer wrote in this conversation: else there is nothing to reply to. */
async function hasWritten(db: Context['db'], threadId: number): Promise<boolean> {
  const { rows } = await sql`
    select from inbox_messages where thread_id = ${threadId} and is_from_customer limit 1`.execute(
    db,
  )
  return rows.length > 0
}

function subjectOf({ subject }: ThreadRecord, agency: string, isReply: boolean): string {
  if (!subject) return agency ? `A message from ${agency}` : 'A message'
  return !isReply || isReplySubject(subject) ? subject : `Re: ${subject}`
}
