import MailComposer from 'nodemailer/lib/mail-composer'
import type { StoredFile } from '../attachments/attachment-bytes.ts'
import type { MailPerson } from '../rules/mail-person.ts'
import type { Mail } from './mail.ts'

/** What is sent as an e-mail. `mailId` and `referenceIds` are Message-IDs without brackets. */
export type Outgoing = {
  mailId: string
  /** The e-mails it follows, the one it answers last. */
  referenceIds: readonly string[]
  subject: string
  to: readonly MailPerson[]
  cc: readonly MailPerson[]
  /** The name of the member of staff. */
  senderName: string
  content: string
  sentAt: string
  files: readonly StoredFile[]
}

/** The bytes of an e-mail: plain text with its files. The same for every try, up to its boundaries. */
export function composeLetter({ from }: Mail, letter: Outgoing): Promise<Buffer> {
  const { mailId, referenceIds, subject, to, cc, content, sentAt, files } = letter
  const answered = referenceIds.at(-1)
  const sender = from.name ? `${letter.senderName} (${from.name})` : letter.senderName
  const composer = new MailComposer({
    from: { name: oneLine(sender), address: from.address },
    to: to.map(addressed),
    cc: cc.map(addressed),
    subject: oneLine(subject),
    date: new Date(sentAt),
    messageId: `<${mailId}>`,
    ...(answered && {
      inReplyTo: `<${answered}>`,
      references: referenceIds.map((id) => `<${id}>`),
    }),
    text: content,
    attachments: files.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** Who has no name is written by the address alone. */
function addressed({ name, address }: MailPerson) {
  return { name: name === address ? '' : oneLine(name), address }
}

/** A header is one line: what follows a line break would be another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
