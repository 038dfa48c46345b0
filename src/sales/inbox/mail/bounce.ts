import type { ParsedMail } from 'mailparser'

/** A report that one of our e-mails did not arrive: its Message-ID if it says so, and the reason. */
export type Bounce = { mailId: string | null; reason: string }

const MAX = 300

/** The delivery report of a mail server (RFC 3464); null if it is none, or only of a delay. */
export function bounceOf({ attachments, headers }: ParsedMail): Bounce | null {
  const parts = new Map(
    attachments.map(({ contentType, content }) => [
      contentType,
      content.toString('utf8').replaceAll('\0', ''),
    ]),
  )
  const report = unfolded(parts.get('message/delivery-status') ?? '')
  const action = field(report, 'Action')?.toLowerCase()
  if (action !== 'failed' && !headers.has('x-failed-recipients')) return null
  const original = unfolded(parts.get('message/rfc822') ?? parts.get('text/rfc822-headers') ?? '')
  const said = field(report, 'Diagnostic-Code')?.replace(/^\w+;\s*/, '')
  const reason = said ?? field(report, 'Status') ?? 'It could not be delivered.'
  const mailId = field(original, 'Message-ID')?.replace(/^<|>$/g, '') ?? null
  return { mailId, reason: reason.slice(0, MAX).toWellFormed() }
}

/** Header lines, each on one line. */
function unfolded(text: string): string {
  return text.replace(/\r?\n[ \t]+/g, ' ')
}

function field(lines: string, name: string): string | undefined {
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(lines)?.[1]?.trim() || undefined
}
