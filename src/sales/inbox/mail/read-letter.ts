import { createHash } from 'node:crypto'
import type { FetchMessageObject } from 'imapflow'
import type { ParsedMail } from 'mailparser'
import { Refused } from '../../../refused.ts'
import { cutText } from '../../../shared/cut-text.ts'
import { readFile, type SafeFile } from '../attachments/read-file.ts'
import { MAX_MESSAGE, type MailInvitation } from '../rules/message.ts'
import { attachedLetters, type LetterFile } from './attached-letters.ts'
import { type Bounce, bounceOf } from './bounce.ts'
import { invitationIn } from './invitation.ts'
import { isAutomatic } from './is-automatic.ts'
import { cleaned, oneLine } from './letter-text.ts'
import { type MailPeople, mailPeople, peopleHeaders } from './mail-people.ts'
import type { MailboxPlace } from './mailbox-position.ts'
import { parseLetter } from './parse-letter.ts'
import { holdsForwarded, withoutQuotes } from './quotations.ts'
import { isForwardSubject, isReplySubject } from './reply-prefix.ts'
import { safeHtml } from './safe-html.ts'

/** An e-mail that came in, as it is stored. Message-IDs are without brackets. */
export type ReceivedLetter = MailPeople & {
  mailId: string
  referenceIds: string[]
  subject: string
  /** What was written, without what it quotes. */
  content: string
  wholeText: string | null
  html: string | null
  outsidePictures: number
  /** Nobody need read it: an out-of-office answer, a receipt, a delivery report. */
  isAutomatic: boolean
  /** It went to many, as newsletters do. */
  isBulk: boolean
  bounce: Bounce | null
  files: SafeFile[]
  /** When it proposes to meet; null if it does not. */
  invitation: MailInvitation | null
}

const MAX_TEXT = 200_000
const MAX_SUBJECT = 500
const MAX_ID = 500
const MAX_REFERENCES = 50
const MAX_FILES = 20
/** Files that are left out and named, and letters of their names. */
const MAX_NAMED = 10
const MAX_NAME = 100
/** Bytes below which a picture within the text is taken for a logo of the signature. */
const LOGO_BYTES = 20 * 1024

/** Reads an e-mail in any encoding, in a thread of its own: see `LetterReader`. Throws for what is none. */
export async function readLetter(bytes: Buffer): Promise<ReceivedLetter> {
  const mail = await parseLetter(bytes)
  const wholeText = cleaned(mail.text ?? '')
    .slice(0, MAX_TEXT)
    .toWellFormed()
  const subject = oneLine(mail.subject ?? '')
  const referenceIds = referencesOf(mail)
  const bounce = bounceOf(mail)
  const { files, texts, leftOut, invitation } = await partsOf(mail, bounce)
  const page = safeHtml(cleaned(mail.html || ''))
  const { textConversionError } = mail
  const hasParts = files.length > 0 || texts.some(Boolean)
  if (textConversionError && !wholeText && !page.html && !hasParts) throw textConversionError
  const written = writtenIn(wholeText, { subject, isReply: referenceIds.length > 0 })
  const mailId = idOf(mail.messageId) ?? `${createHash('sha256').update(bytes).digest('hex')}@no-id`
  return {
    mailId,
    referenceIds,
    ...mailPeople(peopleHeaders(mail), mailId),
    subject: subject.slice(0, MAX_SUBJECT).toWellFormed(),
    content: contentOf([written || (texts.some(Boolean) ? '' : subject), ...texts], leftOut),
    wholeText: wholeText || null,
    ...page,
    isAutomatic: bounce !== null || isAutomatic(mail),
    isBulk: isBulk(mail),
    bounce,
    files,
    invitation,
  }
}

function isBulk({ headers }: ParsedMail): boolean {
  const precedence = String(headers.get('precedence') ?? '').toLowerCase()
  return headers.has('list') || /^(?:bulk|junk|list)$/.test(precedence)
}

/** What the sender wrote; of a forwarded e-mail all of it. */
function writtenIn(
  text: string,
  { subject, isReply }: { subject: string; isReply: boolean },
): string {
  const isForward = isForwardSubject(subject) || holdsForwarded(text)
  const mayQuote = !isForward && (isReply || isReplySubject(subject))
  return (mayQuote ? withoutQuotes(text) : '') || text.trim()
}

function referencesOf({ inReplyTo, references = [] }: ParsedMail): string[] {
  const all = [references, inReplyTo ?? '']
    .flat()
    // Not every program puts a blank between them.
    .flatMap((header) => header.match(/[^<>\s,]+/g) ?? [])
    .map(idOf)
    .filter((id) => id !== null)
  return [...new Set(all)].slice(-MAX_REFERENCES)
}

function idOf(header: string | undefined): string | null {
  const id = cleaned(header ?? '')
    .trim()
    .replace(/^<|>$/g, '')
  return id && id.length <= MAX_ID ? id : null
}

function contentOf(texts: readonly string[], leftOut: readonly string[]): string {
  const named = leftOut
    .slice(0, MAX_NAMED)
    .map((name) => (name.length > MAX_NAME ? `${cutText(name, MAX_NAME - 1)}…` : name))
  const more = leftOut.length > MAX_NAMED ? ` and ${leftOut.length - MAX_NAMED} more` : ''
  const note = leftOut.length > 0 ? `(Left out: ${named.join(', ')}${more})` : ''
  const text = texts
    .filter(Boolean)
    .join('\n\n')
    .slice(0, MAX_MESSAGE - note.length - 2)
    .toWellFormed()
  return [text, note].filter(Boolean).join('\n\n')
}

/** The files of an e-mail and of those attached to it, the texts of these, and invitations in words. */
async function partsOf({ attachments, text = '' }: ParsedMail, bounce: Bounce | null) {
  const own = attachments.filter(
    ({ contentType }) => !isOfReport(contentType, bounce) && !BESIDE_TEXT.test(contentType),
  )
  const attached = await attachedLetters(own)
  const read = attached.files.map((file) => ({ file, invitation: invitationIn(file) }))
  const others = read.filter(({ invitation }) => !invitation.words).map(({ file }) => file)
  // The same invitation often stands in the text and as a file.
  const invitations = new Set(read.map(({ invitation }) => invitation.words))
  const invitation = read.find((each) => each.invitation.proposed)?.invitation.proposed ?? null
  // Outlook packs the text once more into its winmail.dat.
  const texts = attached.texts.filter((part) => part !== '' && !text.includes(part))
  return { ...(await filesOf(others)), texts: [...invitations, ...texts], invitation }
}

/** The text once more for some programs, and signatures that prove who sent it. */
const BESIDE_TEXT =
  /^(?:text\/(?:x-amp-html|watch-html)|application\/(?:x-)?(?:pkcs7|pgp)-signature)$/

/** Whether a part says what became of an e-mail, or is a copy of the one that did not arrive. */
function isOfReport(contentType: string, bounce: Bounce | null): boolean {
  if (
    /^(?:message\/.*(?:-status|-notification|-headers)|text\/rfc822-headers)$/.test(contentType)
  ) {
    return true
  }
  return bounce !== null && /^message\/(?:rfc822|global)$/.test(contentType)
}

/** The files by the same rules as for staff; the names of those that are refused. */
async function filesOf(attachments: readonly LetterFile[]) {
  const files: SafeFile[] = []
  const leftOut: string[] = []
  for (const { content, filename, related } of attachments) {
    if (related && content.length < LOGO_BYTES) continue
    const name = cleaned(filename ?? 'file')
    try {
      if (files.length === MAX_FILES) leftOut.push(name)
      else files.push(await readFile(name, content))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      leftOut.push(name)
    }
  }
  return { files, leftOut }
}

/** What is stored of an e-mail that cannot be read: who sent it, and its subject. */
export function noteOf(
  { envelope }: Pick<FetchMessageObject, 'envelope'>,
  { mailbox, uidValidity, uid }: MailboxPlace,
): ReceivedLetter {
  const { from, replyTo, to, cc, subject = '', messageId } = envelope ?? {}
  const title = oneLine(subject).slice(0, MAX_SUBJECT).toWellFormed()
  const mailId = idOf(messageId) ?? `${uidValidity}.${uid}.${mailbox}`.slice(0, MAX_ID)
  const header = (value: typeof from) => ({ value: value ?? [] })
  const people = { from: header(from), replyTo: header(replyTo), to: header(to), cc: header(cc) }
  return {
    mailId,
    referenceIds: [],
    ...mailPeople(people, mailId),
    subject: title,
    content: title,
    ...{ wholeText: null, html: null, outsidePictures: 0 },
    ...{ isAutomatic: false, isBulk: false, bounce: null, files: [], invitation: null },
  }
}
