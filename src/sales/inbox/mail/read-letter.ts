import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import EmailReplyParser from 'email-reply-parser'
import type { FetchMessageObject } from 'imapflow'
import { type ParsedMail, simpleParser } from 'mailparser'
import { Refused } from '../../../refused.ts'
import { cutText } from '../../../shared/cut-text.ts'
import { EMAIL_ADDRESS } from '../../../shared/fields/field-faults.ts'
import { readFile, type SafeFile } from '../attachments/read-file.ts'
import { MAX_MESSAGE } from '../rules/message.ts'
import { type Bounce, bounceOf } from './bounce.ts'
import { isAutomatic } from './is-automatic.ts'
import type { MailboxPlace } from './mailbox-position.ts'
import { isReplySubject } from './reply-prefix.ts'
import { safeHtml } from './safe-html.ts'

/** An e-mail that came in, as it is stored. Message-IDs are without brackets. */
export type ReceivedLetter = {
  mailId: string
  referenceIds: string[]
  name: string
  address: string
  subject: string
  /** What was written, without what it quotes. */
  content: string
  wholeText: string | null
  html: string | null
  outsidePictures: number
  isAutomatic: boolean
  bounce: Bounce | null
  files: SafeFile[]
}

const MAX_TEXT = 200_000
/** The reading of more would hold up the whole process for seconds. */
const MAX_HTML = 4 * 1024 * 1024
const MAX_SUBJECT = 500
const MAX_ID = 500
const MAX_REFERENCES = 50
const MAX_FILES = 20
/** Files that are left out and named, and letters of their names. */
const MAX_NAMED = 10
const MAX_NAME = 100
/** Bytes below which a picture within the text is taken for a logo of the signature. */
const LOGO_BYTES = 20 * 1024

/** The patterns of the library that finds quotations take more than linear time. */
const QUOTATIONS_MS = 2_000

/** Reads an e-mail in any encoding, in a thread of its own: see `LetterReader`. Throws for what is none. */
export async function readLetter(bytes: Buffer): Promise<ReceivedLetter> {
  const mail = await simpleParser(bytes, {
    keepDeliveryStatus: true,
    skipImageLinks: true,
    maxHtmlLengthToParse: MAX_HTML,
    skipTextToHtml: true,
  })
  const wholeText = cleaned(mail.text ?? '')
    .slice(0, MAX_TEXT)
    .toWellFormed()
  const subject = oneLine(mail.subject ?? '')
  const referenceIds = referencesOf(mail)
  const isReply = referenceIds.length > 0 || isReplySubject(subject)
  const bounce = bounceOf(mail)
  const { files, leftOut } = await filesOf(mail)
  const page = safeHtml(cleaned(mail.html || ''))
  const { textConversionError } = mail
  if (textConversionError && !wholeText && !page.html && files.length === 0) {
    throw textConversionError
  }
  const written = (isReply ? withoutQuotes(wholeText) : '') || wholeText.trim() || subject
  const mailId = idOf(mail.messageId) ?? `${createHash('sha256').update(bytes).digest('hex')}@no-id`
  return {
    mailId,
    referenceIds,
    ...senderOf(mail, mailId),
    subject: subject.slice(0, MAX_SUBJECT).toWellFormed(),
    content: contentOf(written, leftOut),
    wholeText: wholeText || null,
    ...page,
    isAutomatic: bounce !== null || isAutomatic(mail),
    bounce,
    files,
  }
}

/** A text that PostgreSQL stores. */
function cleaned(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/** A name or subject: one line, without marks that turn the direction of writing. */
function oneLine(text: string): string {
  return cleaned(text)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
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

type People = { value: readonly { name: string; address?: string | undefined }[] }
type Senders = { from?: People | undefined; replyTo?: People | undefined }

/** Whom to answer: forms of other portals name the customer in Reply-To. */
function senderOf({ from, replyTo }: Senders, mailId: string): { name: string; address: string } {
  const people = [...(replyTo?.value ?? []), ...(from?.value ?? [])]
  const person = people.find(({ address }) => address && EMAIL_ADDRESS.test(address))
  const address = cleaned(person?.address ?? unknownSender(mailId))
    .toLowerCase()
    .slice(0, 254)
  const name = oneLine(person?.name || from?.value[0]?.name || '')
  return { address, name: name.slice(0, 200).toWellFormed() || address }
}

/** Nobody can be answered: each such e-mail is a conversation of its own. */
function unknownSender(mailId: string): string {
  const digest = createHash('sha256').update(mailId).digest('hex').slice(0, 12)
  return `unknown-sender-${digest}@invalid`
}

/**
 * The library knows no Thai; the line that Thai programs put above a quotation ends with `wrote:`. Its
 * patterns take minutes for long texts and for many empty lines: it gets no more than a message holds,
 * with single empty lines. Empty if it takes too long to tell.
 */
function withoutQuotes(text: string): string {
  const lines = text
    .slice(0, MAX_MESSAGE)
    .split('\n')
    .map((line) => line.trimEnd())
  const spaced = lines.filter((line, i) => line !== '' || lines[i - 1] !== '')
  return replyIn(spaced.join('\n'))
    .replace(/\n[^\n]*เขียน(ว่า)?\s*:\s*$/, '')
    .trim()
}

function replyIn(text: string): string {
  const parser = new EmailReplyParser()
  const read = () => parser.parseReply(text)
  try {
    // The context is not for safety: only a script can be stopped.
    return String(runInNewContext('read()', { read }, { timeout: QUOTATIONS_MS }))
  } catch {
    return ''
  }
}

function contentOf(written: string, leftOut: readonly string[]): string {
  const named = leftOut
    .slice(0, MAX_NAMED)
    .map((name) => (name.length > MAX_NAME ? `${cutText(name, MAX_NAME - 1)}…` : name))
  const more = leftOut.length > MAX_NAMED ? ` and ${leftOut.length - MAX_NAMED} more` : ''
  const note = leftOut.length > 0 ? `(Left out: ${named.join(', ')}${more})` : ''
  const text = written.slice(0, MAX_MESSAGE - note.length - 2).toWellFormed()
  return [text, note].filter(Boolean).join('\n\n')
}

/** The files by the same rules as for staff; the names of those that are refused. */
async function filesOf({ attachments }: ParsedMail) {
  const files: SafeFile[] = []
  const leftOut: string[] = []
  for (const { contentType, content, filename, related } of attachments) {
    if (contentType.startsWith('message/') || contentType === 'text/rfc822-headers') continue
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
  const { from, subject = '', messageId } = envelope ?? {}
  const title = oneLine(subject).slice(0, MAX_SUBJECT).toWellFormed()
  const mailId = idOf(messageId) ?? `${uidValidity}.${uid}.${mailbox}`.slice(0, MAX_ID)
  const value = (from ?? []).map(({ name = '', address }) => ({ name, address }))
  return {
    mailId,
    referenceIds: [],
    ...senderOf({ from: { value } }, mailId),
    subject: title,
    content: title,
    ...{ wholeText: null, html: null, outsidePictures: 0 },
    ...{ isAutomatic: false, bounce: null, files: [] },
  }
}
