import MailComposer from 'nodemailer/lib/mail-composer'
import type { StoredFile } from '../attachments/attachment-bytes.ts'
import { escaped } from '../escaped.ts'
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

/** How e-mails look beside their text: the agency's logo, and the colour of links. */
export type LetterLook = { agency: string; logo: Buffer | null; accent: string }

/**
 * The bytes of an e-mail: plain text with its files, with a look as HTML too. The same for every try, up to its
 * boundaries.
 */
export function composeLetter(
  { from }: Mail,
  letter: Outgoing,
  look: LetterLook | null = null,
): Promise<Buffer> {
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
    ...(look && { html: htmlOf(content, look) }),
    attachments: [
      ...(look?.logo ? [{ ...LOGO, content: look.logo }] : []),
      ...files.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: bytes,
      })),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

const LOGO = {
  cid: 'logo@agency',
  filename: 'logo.jpg',
  contentType: 'image/jpeg',
  contentDisposition: 'inline',
} as const

/** The text as HTML, its links in the agency's colour, with the logo below it. */
function htmlOf(content: string, { agency, logo, accent }: LetterLook): string {
  const text = escaped(content).replace(
    /https?:\/\/[^\s<>"]+/g,
    (url) => `<a href="${url}" style="color:${accent}">${url}</a>`,
  )
  const image = `<p><img src="cid:${LOGO.cid}" alt="${escaped(agency)}" height="40" style="height:40px;width:auto"></p>`
  return `<div>${text.replaceAll('\n', '<br>')}</div>${logo ? image : ''}`
}

/** Who has no name is written by the address alone. */
function addressed({ name, address }: MailPerson) {
  return { name: name === address ? '' : oneLine(name), address }
}

/** A header is one line: what follows a line break would be another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
