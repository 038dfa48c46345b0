import { type ParsedMail, simpleParser } from 'mailparser'
import { inUtf8, inWindows874, isGarbled } from '../../../shared/encodings.ts'

/** The conversion to text takes the square of the cells of a table: of 3.5 MB a minute, of this a second or two. */
const MAX_HTML = 500_000

/**
 * Parses an e-mail; those that are attached to it stay attachments. What its encoding garbles, because it names none, a
 * wrong or an unknown one, is read again in those that senders here have.
 */
export async function parseLetter(bytes: Buffer): Promise<ParsedMail> {
  const mail = await parseReadably(bytes)
  if ((mail.text ?? '').trim() !== '' || !mail.html) return mail
  // Programs put an empty text beside HTML: what it says is read from that then.
  const { text, textConversionError } = await parse(asHtmlAlone(mail.html))
  return { ...mail, text, textConversionError }
}

function asHtmlAlone(html: string): Buffer {
  return Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`)
}

async function parseReadably(bytes: Buffer): Promise<ParsedMail> {
  let mail = await parse(bytes)
  for (const encoding of ['utf-8', 'windows-874', 'gb18030']) {
    if (!parts(mail).some(isGarbled)) return mail
    mail = betterOf(mail, await parse(inEncoding(bytes, encoding)))
  }
  return mail
}

function parse(bytes: Buffer): Promise<ParsedMail> {
  return simpleParser(bytes, {
    keepDeliveryStatus: true,
    ignoreEmbedded: true,
    skipImageLinks: true,
    maxHtmlLengthToParse: MAX_HTML,
    skipTextToHtml: true,
  })
}

function parts({ subject = '', from, text = '', html, attachments }: ParsedMail): string[] {
  return [subject, from?.text ?? '', text, html || '', ...attachments.map(nameOf)]
}

const nameOf = ({ filename = '' }: { filename?: string | undefined }) => filename

/** Each part from the reading in which it can be read. */
function betterOf(mail: ParsedMail, again: ParsedMail): ParsedMail {
  const isBetter = (one: string, other: string) => isGarbled(one) && !isGarbled(other)
  const isTextBetter = isBetter(mail.text ?? '', again.text ?? '')
  const isHtmlBetter = isBetter(mail.html || '', again.html || '')
  const isFromBetter = isBetter(mail.from?.text ?? '', again.from?.text ?? '')
  const attachments = mail.attachments.map((file, i) => {
    const other = again.attachments[i]
    return other && isBetter(nameOf(file), nameOf(other))
      ? Object.assign(file, { filename: other.filename })
      : file
  })
  return {
    ...mail,
    attachments,
    ...(isBetter(mail.subject ?? '', again.subject ?? '') && { subject: again.subject }),
    ...(isTextBetter && { text: again.text }),
    ...(isHtmlBetter && { html: again.html }),
    ...(isFromBetter && { from: again.from }),
  }
}

const TEXT_HEADER = /^content-type:[ \t]*text\/(?:plain|html)\b(?:[^\r\n]|\r?\n[ \t])*/gim
const CHARSET = /;\s*charset\s*=\s*(?:"[^"]*"|[^\s;"]*)/gi
const ENCODED_WORD = /=\?[^?\s]{1,40}(\?[bq]\?)/gi

/** The e-mail, saying of all its texts that they are in this encoding. */
function inEncoding(bytes: Buffer, encoding: string): Buffer {
  const end = bytes.indexOf('\r\n\r\n')
  const head = bytes.subarray(0, end < 0 ? bytes.length : end)
  const body = bytes.subarray(head.length)
  const plain = inUtf8(head) ?? (encoding === 'windows-874' && inWindows874(head))
  const headers = plain ? Buffer.from(plain).toString('latin1') : head.toString('latin1')
  const hasType = /^content-type:/im.test(headers)
  const type = hasType ? '' : '\r\nMIME-Version: 1.0\r\nContent-Type: text/plain'
  const says = (text: string) =>
    text.replace(TEXT_HEADER, (header) => `${header.replace(CHARSET, '')}; charset=${encoding}`)
  const named = `${headers}${type}`.replace(ENCODED_WORD, `=?${encoding}$1`)
  return Buffer.from(says(named) + says(body.toString('latin1')), 'latin1')
}
