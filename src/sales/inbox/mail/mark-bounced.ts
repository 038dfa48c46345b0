import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Bounce } from './bounce.ts'

/** Days after which mail servers have given up what they could not deliver. */
const GIVEN_UP_DAYS = 5

type Sent = { messageId: number; threadId: number; address: string; copies: string[] }

/**
 * Marks the e-mail of ours that a report says did not arrive, with the reason, whatever was known of it until now: the
 * one whose Message-ID it mentions, else the last one to the address that it names. If only some of its Cc did not get
 * it, it stays sent and says so. Returns the conversation; null if it was none of ours.
 */
export async function markBounced(tx: Context, bounce: Bounce): Promise<number | null> {
  const sent = (await mentionedIn(tx, bounce)) ?? (await lastTo(tx, bounce))
  if (!sent) return null
  const { messageId, threadId, address, copies } = sent
  const { reason, recipients } = bounce
  const failedCopies = copies.filter((copy) => recipients.includes(copy.toLowerCase()))
  const isForCopies = failedCopies.length > 0 && !recipients.includes(address.toLowerCase())
  const why = isForCopies
    ? refusal('mail_not_to_all', { addresses: failedCopies.join(', '), reason })
    : refusal('mail_bounced', { reason })
  await tx.db
    .updateTable('inboxMessages')
    .set({ why: JSON.stringify(why), ...(!isForCopies && { state: 'failed' }) })
    .where('id', '=', messageId)
    .where('state', 'in', ['sent', 'sending', 'unsure'])
    .execute()
  return threadId
}

async function mentionedIn({ db }: Context, { mailIds }: Bounce): Promise<Sent | null> {
  if (mailIds.length === 0) return null
  const { rows } = await sql<Sent>`${sentMail}
    where mail.mail_id = any(${mailIds}) order by m.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

async function lastTo({ db, now }: Context, { recipients }: Bounce): Promise<Sent | null> {
  if (recipients.length === 0) return null
  const since = new Date(now.getTime() - GIVEN_UP_DAYS * 86_400_000)
  const { rows } = await sql<Sent>`${sentMail}
    where mail.address = any(${recipients}) and m.sent_at > ${since}
      and m.state in ('sent', 'sending', 'unsure')
    order by m.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Our e-mails in conversations that are not deleted. */
const sentMail = sql`
  select m.id as message_id, m.thread_id, mail.address,
    array(select copy ->> 'address' from jsonb_array_elements(mail.cc_people) copy) as copies
  from inbox_mail mail
  join inbox_messages m on m.id = mail.message_id and not m.is_from_customer
  join inbox_threads t on t.id = m.thread_id and t.deleted_at is null`
