import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import { assignMessageTask } from '../assignment/assign-message.ts'
import { storeFile } from '../attachments/receive-attachment.ts'
import { preview } from '../preview.ts'
import { markBounced } from './mark-bounced.ts'
import { keepRaw, type RawMail } from './raw-mail.ts'
import type { ReceivedLetter } from './read-letter.ts'
import { threadOfAny, threadOfSender } from './thread-of-letter.ts'

type Options = {
  /** The agency's own addresses: these take no part in a conversation. */
  own: readonly string[]
  /** The reason, when it could not be read. */
  why?: Refusal | null
  /** What it is, if that was fetched. */
  raw?: RawMail | null
}

/**
 * Stores an e-mail in its conversation, in the caller's transaction: the one it refers to, else that
 * with its sender, who is recognised or becomes a contact. What nobody need read neither opens a
 * conversation again nor counts as unread; a report that ours did not arrive marks it. An e-mail that
 * is stored already is left alone. Returns whether it is new.
 */
export async function receiveLetter(
  tx: Context,
  received: ReceivedLetter,
  { own, why = null, raw = null }: Options,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${lockOf(received.mailId)})`.execute(tx.db)
  const letter = await newLetter(tx, received, own)
  if (!letter) return false
  const bounced = letter.bounce ? await markBounced(tx, letter.bounce) : null
  const threadId =
    bounced ?? (await threadOfAny(tx, letter.referenceIds)) ?? (await threadOfSender(tx, letter))
  const messageId = await addMessage(tx, threadId, { letter, own, why })
  if (raw) await keepRaw(tx, messageId, raw)
  for (const file of letter.files) await storeFile(tx, file, messageId)
  if (!letter.isAutomatic) {
    await showInThread(tx, threadId, letter)
    // A newsletter waits in the inbox: it calls nobody.
    if (letter.isPerson || !letter.isBulk) await addJob(tx, assignMessageTask, { messageId })
  }
  await publishChange(tx, 'thread', [threadId])
  return true
}

function lockOf(mailId: string): bigint {
  return hash('sha1', `mail:${mailId}`, 'buffer').readBigInt64BE()
}

/**
 * The e-mail if it is not stored yet. Another sender's, or another text, under a known Message-ID is an e-mail of its
 * own: it gets an id by its content, and refers to the one that it bears.
 */
async function newLetter(
  { db }: Context,
  letter: ReceivedLetter,
  own: readonly string[],
): Promise<ReceivedLetter | null> {
  const { mailId, from, content, wholeText } = letter
  const digest = hash('sha256', JSON.stringify([mailId, from.address, wholeText ?? content]))
  const ids = [mailId, `${digest}@repeated`]
  const { rows } = await sql<{ isOurs: boolean; address: string; text: string; mailId: string }>`
    select mail.mail_id, not m.is_from_customer as is_ours, m.sender_handle as address,
      coalesce(mail.whole_text, m.content) as text
    from inbox_mail mail join inbox_messages m on m.id = mail.message_id
    where mail.mail_id = any(${ids})`.execute(db)
  const isStored = rows.some(
    (stored) =>
      stored.mailId !== mailId ||
      (stored.isOurs
        ? own.includes(from.address)
        : stored.address === from.address && stored.text === (wholeText ?? content)),
  )
  if (isStored) return null
  if (rows.length === 0) return letter
  const referenceIds = [...letter.referenceIds, mailId]
  return { ...letter, mailId: `${digest}@repeated`, referenceIds }
}

async function addMessage(
  tx: Context,
  threadId: number,
  { letter, own, why }: { letter: ReceivedLetter; own: readonly string[]; why: Refusal | null },
): Promise<number> {
  const { from, person, others, content, isAutomatic, mailId, referenceIds, subject } = letter
  const { wholeText, html, outsidePictures, bounce, invitation } = letter
  const { id } = await tx.db
    .insertInto('inboxMessages')
    .values({
      threadId,
      channel: 'email',
      contactId: sql`(select contact_id from inbox_threads where id = ${threadId})`,
      senderName: from.name,
      senderHandle: from.address,
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
      address: from.address,
      toPeople: JSON.stringify([person]),
      ccPeople: JSON.stringify(others.filter(({ address }) => !own.includes(address))),
      wholeText,
      html,
      outsidePictures,
      invitation: invitation && JSON.stringify(invitation),
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
