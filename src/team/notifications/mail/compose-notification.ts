import type { Context } from '../../../context.ts'
import type { PushPayload } from '../rules/notification.ts'

type Mail = NonNullable<Context['mail']>

export type NotificationMail = Pick<PushPayload, 'title' | 'body'> & {
  to: string
  /** The whole address of what it is about. */
  link: string
  /** Where its reader chooses what they are told. */
  settingsLink: string
  now: Date
}

/** The bytes of an e-mail that tells a member of staff something: plain text. */
export async function composeNotification(
  { from }: Mail,
  notice: NotificationMail,
): Promise<Buffer> {
  const { title, body, to, link, settingsLink, now } = notice
  // Loaded with the first e-mail: the library takes memory that most installations save.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const text = [title, body, link, `You chose to be told by e-mail: ${settingsLink}`]
  return new MailComposer({
    from,
    to,
    subject: title.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(),
    date: now,
    // Replies of machines to machines end here (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: text.filter(Boolean).join('\n\n'),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}
