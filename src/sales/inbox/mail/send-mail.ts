import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import { filesOf } from '../attachments/attachment-bytes.ts'
import type { Outgoing } from './compose-letter.ts'
import type { Sending } from './smtp.ts'

/** Sends a prepared message as an e-mail. */
export async function sendMail({ db, mail }: Context, messageId: number): Promise<Sending> {
  if (!mail) return { state: 'unsent', why: refusal('mail_not_configured'), mayRetry: true }
  const { rows } = await sql<Omit<Outgoing, 'files'>>`
    select mail.mail_id, mail.reference_ids, mail.subject, mail.to_people as to, mail.cc_people as cc,
      m.sender_name, m.content, m.sent_at
    from inbox_messages m
    join inbox_mail mail on mail.message_id = m.id
    where m.id = ${messageId}`.execute(db)
  const [letter] = rows
  if (!letter) throw new Error(`Message ${messageId} is not prepared as an email.`)
  const files = await filesOf(db, messageId)
  const { composeLetter } = await import('./compose-letter.ts')
  const bytes = await composeLetter(mail, { ...letter, files })
  return mail.send({ to: [...letter.to, ...letter.cc].map(({ address }) => address), bytes })
}
