import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { notFound } from '../../refused.ts'
import type { OriginalMail } from '../rules/message.ts'

/** A message as it came by e-mail, with what it quotes. Throws 404 for any other message. */
export async function originalMail(db: Db, messageId: number): Promise<OriginalMail> {
  const { rows } = await sql<OriginalMail>`
    select mail.subject, mail.address, mail.whole_text as text, mail.html, mail.outside_pictures
    from inbox_mail mail
    join inbox_messages m on m.id = mail.message_id and m.is_from_customer
    join inbox_threads t on t.id = m.thread_id and t.deleted_at is null
    where mail.message_id = ${messageId}`.execute(db)
  const [mail] = rows
  if (!mail) throw notFound('message')
  return mail
}
