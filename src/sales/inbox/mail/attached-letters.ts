import type { Attachment, ParsedMail } from 'mailparser'
import { formatDate, formatTime } from '../../../shared/dates.ts'
import { cleaned, oneLine } from './letter-text.ts'
import { parseLetter } from './parse-letter.ts'
import { isWinmail, openWinmail } from './winmail.ts'

/** E-mails within e-mails that are read, and how deep. */
const MAX_LETTERS = 10
const MAX_DEPTH = 3

/** A file of an e-mail, or of one within it. */
export type LetterFile = Pick<Attachment, 'contentType' | 'content'> & {
  filename?: string | undefined
  /** Whether it belongs to the text, as the logo of a signature does. */
  related?: boolean | undefined
}

/** What the attached e-mails of another one hold. */
type Attached = {
  /** Of each who wrote it, when, and its text. */
  texts: string[]
  /** Their files, and those of the e-mail itself. */
  files: LetterFile[]
}

/** The files of an e-mail; in place of attached e-mails, their texts and files. */
export async function attachedLetters(attachments: readonly LetterFile[]): Promise<Attached> {
  const found: Attached = { texts: [], files: [] }
  await read(attachments, 0, found)
  return found
}

async function read(
  attachments: readonly LetterFile[],
  depth: number,
  found: Attached,
): Promise<void> {
  for (const attachment of attachments) {
    const packed = isWinmail(attachment) ? openWinmail(attachment.content) : null
    if (packed) {
      found.texts.push(packed.text)
      await read(packed.files, depth + 1, found)
      continue
    }
    const isLetter = /^message\/(?:rfc822|global)$/.test(attachment.contentType)
    const mail =
      isLetter && depth < MAX_DEPTH && found.texts.length < MAX_LETTERS
        ? await parseLetter(attachment.content).catch(() => null)
        : null
    if (!mail) {
      found.files.push(isLetter ? { ...attachment, filename: letterName(attachment) } : attachment)
      continue
    }
    found.texts.push(textOf(mail))
    await read(mail.attachments, depth + 1, found)
  }
}

function letterName({ filename }: LetterFile): string {
  return filename || 'attached email'
}

function textOf({ from, date, subject = '', text = '' }: ParsedMail): string {
  const sent = date && !Number.isNaN(date.getTime()) ? date : null
  const head = [
    'Attached email',
    from && `From: ${oneLine(from.text)}`,
    sent && `Sent: ${formatDate(sent)}, ${formatTime(sent)}`,
    subject && `Subject: ${oneLine(subject)}`,
  ].filter(Boolean)
  return `${head.join('\n')}\n\n${cleaned(text).trim()}`.trim()
}
