import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import { createContact } from '../../../records/contacts/create-contact.ts'
import { identitiesOf } from '../../../records/contacts/identities.ts'
import { lockIdentities, matchingContact } from '../../../records/contacts/match-contact.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import { addActivity } from '../../../team/activity/add-activity.ts'
import { assignMessageTask } from '../assignment/assign-message.ts'
import { storeFile } from '../attachments/receive-attachment.ts'
import { preview } from '../preview.ts'
import type { ReceivedLetter } from './read-letter.ts'

/**
 * Stores an e-mail in its conversation, in the caller's transaction: the one it refers to, else that
 * with its sender, who is recognised or becomes a contact. What a program wrote neither opens a
 * conversation again nor counts as unread; a report that ours did not arrive marks it. An e-mail that
 * is stored already is left alone. `why` is the reason when it could not be read. Returns whether it
 * is new.
 */
export async function receiveLetter(
  tx: Context,
  letter: ReceivedLetter,
  why: Refusal | null = null,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${lockOf(letter.mailId)})`.execute(tx.db)
  const { mailId } = letter
  const isKnown = await tx.db
    .selectFrom('inboxMail')
    .select('mailId')
    .where('mailId', '=', mailId)
    .executeTakeFirst()
  if (isKnown) return false
  if (letter.bounce) await markBounced(tx, letter.bounce)
  const answered = letter.bounce?.mailId ? [letter.bounce.mailId] : letter.referenceIds
  const threadId = (await threadOfAny(tx, answered)) ?? (await threadOfSender(tx, letter))
  const messageId = await addMessage(tx, threadId, letter, why)
  for (const file of letter.files) await storeFile(tx, file, messageId)
  if (!letter.isAutomatic) {
    await showInThread(tx, threadId, letter)
    await addJob(tx, assignMessageTask, { messageId })
  }
  await publishChange(tx, 'thread', [threadId])
  return true
}

function lockOf(mailId: string): bigint {
  return hash('sha1', `mail:${mailId}`, 'buffer').readBigInt64BE()
}

/** Our e-mail did not arrive, whatever was known of it until now. */
async function markBounced(
  tx: Context,
  { mailId, reason }: { mailId: string | null; reason: string },
) {
  if (mailId === null) return
  const why = JSON.stringify(refusal('mail_bounced', { reason }))
  await sql`
    update inbox_messages m set state = 'failed', why = ${why}::jsonb
    from inbox_mail mail
    where mail.message_id = m.id and mail.mail_id = ${mailId} and m.state in ('sent', 'sending', 'unsure')`.execute(
    tx.db,
  )
}

/** The conversation of the last known e-mail among these, locked; null if there is none. */
async function threadOfAny({ db }: Context, mailIds: readonly string[]): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select t.id from inbox_mail mail
    join inbox_messages m on m.id = mail.message_id
    join inbox_threads t on t.id = m.thread_id and t.deleted_at is null
    where mail.mail_id = any(${mailIds})
    order by m.id desc limit 1
    for update of t`.execute(db)
  return rows[0]?.id ?? null
}

/** The conversation with the sender, which is begun if there is none; a program's is archived. */
async function threadOfSender(tx: Context, letter: ReceivedLetter): Promise<number> {
  const { address: handle, name, isAutomatic, subject } = letter
  const contactId = isAutomatic ? null : await contactOf(tx, letter)
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    insert into inbox_threads
      (channel, handle, name, contact_id, subject, status, last_message, last_message_at, created_at, updated_at)
    values ('email', ${handle}, ${name}, ${contactId}, ${subject || null},
      ${isAutomatic ? 'archived' : 'open'}, ${preview(letter.content)}, ${tx.now}, ${tx.now}, ${tx.now})
    on conflict (channel, handle) where deleted_at is null do update set
      contact_id = coalesce((
        select c.id from contacts c where c.id = inbox_threads.contact_id and c.deleted_at is null
      ), excluded.contact_id)
    returning id, xmax = 0 as is_new`.execute(tx.db)
  const [thread] = rows
  if (!thread) throw new Error('No conversation was stored.')
  if (thread.isNew && contactId) {
    const title = `E-mail: ${subject || 'without a subject'}`.slice(0, 300)
    await addActivity(tx, { type: 'email', contactId, title, performedBy: name })
  }
  return thread.id
}

/** The sender as a contact: known by the address, else new. */
async function contactOf(tx: Context, { address, name }: ReceivedLetter): Promise<number> {
  const identities = identitiesOf({ email: address })
  await lockIdentities(tx.db, identities)
  const known = await matchingContact(tx.db, identities, { channel: 'email', handle: address })
  return known?.id ?? createContact(tx, { name, email: address, source: 'inbox' })
}

async function addMessage(
  tx: Context,
  threadId: number,
  letter: ReceivedLetter,
  why: Refusal | null,
): Promise<number> {
  const { address, name, content, isAutomatic, mailId, referenceIds, subject } = letter
  const { wholeText, html, outsidePictures, bounce } = letter
  const { id } = await tx.db
    .insertInto('inboxMessages')
    .values({
      threadId,
      channel: 'email',
      contactId: sql`(select contact_id from inbox_threads where id = ${threadId})`,
      senderName: name,
      senderHandle: address,
      content,
      isFromCustomer: true,
      isAutomatic,
      isBounce: bounce !== null,
      state: 'received',
      why: why && JSON.stringify(why),
      sentAt: tx.now,
      readAt: isAutomatic ? tx.now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('inboxMail')
    .values({
      messageId: id,
      mailId,
      referenceIds,
      subject,
      address,
      wholeText,
      html,
      outsidePictures,
    })
    .execute()
  return id
}

async function showInThread(tx: Context, threadId: number, letter: ReceivedLetter): Promise<void> {
  const { content, files, subject } = letter
  await sql`
    update inbox_threads set
      status = 'open', subject = coalesce(${subject || null}, subject),
      last_message = ${preview(content, files)}, last_message_at = ${tx.now},
      last_from_customer = true, last_sent_by_id = null,
      unread_count = unread_count + 1, updated_at = ${tx.now}
    where id = ${threadId}`.execute(tx.db)
}
