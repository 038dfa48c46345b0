import type { ParsedMail } from 'mailparser'
import { isDaemon } from './is-automatic.ts'
import { cleaned, oneLine } from './letter-text.ts'

/** A report that an e-mail did not arrive. */
export type Bounce = {
  /** What it mentions that may be the Message-ID of one of ours, wherever it stands. */
  mailIds: string[]
  /** The addresses that it says did not get it. */
  recipients: string[]
  reason: string
}

const MAX_REASON = 300
const MAX_TEXT = 100_000
const MAX_IDS = 200

const FAILED =
  /undeliver|failure notice|fail|returned mail|rejected|could not be delivered|ไม่สามารถส่ง|ส่งไม่สำเร็จ|unzustellbar|退信/i
const DELAYED = /\b(?:delay|delayed|warning|not yet|still being retried|incomplete)\b|ล่าช้า/i

/**
 * The report of a mail server that an e-mail did not arrive; null for anything else, and for a mere delay. There are
 * standard ones (RFC 3464), and those that are told apart by their sender alone: qmail's, Exim's.
 */
export function bounceOf(mail: ParsedMail): Bounce | null {
  const parts = mail.attachments
    .filter(({ contentType }) => /^message\/|^text\/rfc822/.test(contentType))
    .map(({ contentType, content }) => ({
      contentType,
      text: unfolded(cleaned(content.subarray(0, MAX_TEXT).toString('utf8'))),
    }))
  const reports = parts
    .filter(({ contentType }) => contentType.endsWith('delivery-status'))
    .flatMap(({ text }) => text.split(/\r?\n\r?\n/))
  const text = cleaned(mail.text ?? '').slice(0, MAX_TEXT)
  const named = String(mail.headers.get('x-failed-recipients') ?? '')
  const actions = reports.map((report) => field(report, 'Action')?.toLowerCase())
  const failed = reports.filter((_, i) => actions[i] === 'failed')
  const isFailure = actions.some(Boolean)
    ? failed.length > 0
    : named !== '' || saysFailed(mail, text)
  if (!isFailure) return null
  const headers = mail.headerLines.map(({ line }) => line).join('\n')
  const everything = [...parts.map((part) => part.text), headers, text]
  const recipients = recipientsIn(failed, named, text)
  return {
    mailIds: [...new Set(everything.flatMap(idsIn))].slice(0, MAX_IDS),
    recipients,
    reason: oneLine(reasonIn(failed, recipients, text))
      .slice(0, MAX_REASON)
      .toWellFormed(),
  }
}

/** A mail server's words without a standard report. Those of `postmaster` may be a person's. */
function saysFailed(mail: ParsedMail, text: string): boolean {
  const { subject = '', from } = mail
  if (DELAYED.test(subject)) return false
  if (isDaemon(mail)) return FAILED.test(subject) || FAILED.test(text)
  const address = from?.value[0]?.address?.toLowerCase() ?? ''
  return address.startsWith('postmaster@') && FAILED.test(subject)
}

/** Message-IDs of ours begin with a UUID. */
function idsIn(text: string): string[] {
  return text.match(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@[\w.-]{1,200}/gi) ?? []
}

function recipientsIn(failed: readonly string[], named: string, text: string): string[] {
  const reported = failed.flatMap((report) =>
    ['Original-Recipient', 'Final-Recipient'].flatMap(
      (name) => field(report, name)?.replace(/^[\w-]{1,20};/, '') ?? [],
    ),
  )
  const written = named ? named.split(',') : reported
  const all =
    written.length > 0 ? written : noticeLines(text).flatMap((line) => line.match(ALONE) ?? [])
  const plain = all.map((address) => address.replace(/[<>:\s]/g, '').toLowerCase())
  return [...new Set(plain.filter((address) => address.includes('@')))].slice(0, MAX_IDS)
}

/** An address that is a line of its own: `<nida@x.example>:`, or indented. */
const ALONE = /^[ \t]{0,20}<?[^\s<>@]{1,100}@[^\s<>@:]{1,200}>?:?$/

/** The lines of a notice above the copy of what was sent. */
function noticeLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const end = lines.findIndex((line) => /^-{3,}/.test(line) && /copy|message|header/i.test(line))
  return end < 0 ? lines : lines.slice(0, end)
}

/** What the server said; else what follows the address in its notice; else what its code means. */
function reasonIn(failed: readonly string[], recipients: readonly string[], text: string): string {
  const said = failed.map((report) => field(report, 'Diagnostic-Code')).find(Boolean)
  if (said) return said.replace(/^[\w-]{1,20};\s*/, '')
  const lines = noticeLines(text)
  const start = lines.findIndex((line) =>
    recipients.some((address) => line.toLowerCase().includes(address)),
  )
  const below = start < 0 ? [] : lines.slice(start + 1)
  const end = below.findIndex((line) => line.trim() === '')
  const told = (end < 0 ? below : below.slice(0, end)).join(' ').trim()
  if (told) return told
  const code = failed.map((report) => field(report, 'Status')).find(Boolean) ?? ''
  return inWords(code)
}

/** Enhanced status codes (RFC 3463), the longer ones first. */
const MEANINGS: readonly [start: string, words: string][] = [
  ['5.1.2', 'There is no such mail domain'],
  ['5.1.', 'There is no such address'],
  ['5.2.1', 'The mailbox is disabled'],
  ['5.2.2', 'The mailbox is full'],
  ['5.2.3', 'The message is too large'],
  ['5.3.4', 'The message is too large'],
  ['5.4.', 'Their mail server can’t be reached'],
  ['4.4.', 'Their mail server can’t be reached'],
  ['5.7.', 'Their mail server refused it, as spam or as not allowed'],
]

function inWords(code: string): string {
  const [, words] = MEANINGS.find(([start]) => code.startsWith(start)) ?? []
  if (words) return `${words} (${code}).`
  return code ? `Delivery failed (${code}).` : 'Delivery failed.'
}

/** Header lines, each on one line. */
function unfolded(text: string): string {
  return text.replace(/\r?\n[ \t]+/g, ' ')
}

function field(lines: string, name: string): string | undefined {
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(lines)?.[1]?.trim() || undefined
}
