import { sql } from 'kysely'
import { cutPicture } from '../../../city/media/cut-picture.ts'
import type { Context } from '../../../context.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import { readAgencyLook } from '../../../team/agency/agency.ts'
import { accentTones, OWN_ACCENT } from '../../../team/agency/rules/accent.ts'
import { filesOf } from '../attachments/attachment-bytes.ts'
import type { LetterLook, Outgoing } from './compose-letter.ts'
import type { Sending } from './smtp.ts'

/** Twice the height at which it is shown. */
const LOGO_BOX = { width: 400, height: 80 }
const SENDER = 'mail'

/** Sends a prepared message as an e-mail. */
export async function sendMail(context: Context, messageId: number): Promise<Sending> {
  const { db, mail } = context
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
  const bytes = await composeLetter(mail, { ...letter, files }, await lookOf(context))
  return mail.send({ to: [...letter.to, ...letter.cc].map(({ address }) => address), bytes })
}

/** Logo and colour, where the agency has chosen any: else an e-mail is a plain text. */
async function lookOf(context: Context): Promise<LetterLook | null> {
  const { name: agency, logo: url, accent } = await readAgencyLook(context)
  if (!url && accent === OWN_ACCENT) return null
  const { pictures } = context
  const logo = url && pictures ? await cutPicture(pictures, url, LOGO_BOX, SENDER, 'inside') : null
  return { agency, logo, accent: accentTones[accent].light.text }
}
