import type { ParsedMail } from 'mailparser'

const OUT_OF_OFFICE =
  /^(?:auto(?:matic|mated)?[ -]?(?:reply|response)|auto:|out of (?:the )?office|abwesenheit|automatische antwort|ตอบกลับอัตโนมัติ|การตอบกลับอัตโนมัติ|r[ée]ponse automatique|respuesta autom[áa]tica|automatisch antwoord|автоответ|自动回复|自动答复|自動回覆|自動応答|자동 회신)/i

/**
 * Whether nobody need read an e-mail: an out-of-office answer, a receipt or a delivery report. Lists, portals and
 * forms on other websites also say that a program sent it (RFC 3834, RFC 2369), but what they carry is an inquiry.
 */
export function isAutomatic(mail: ParsedMail): boolean {
  return isDaemon(mail) || isReport(mail) || isAutoAnswer(mail)
}

/** Whether a mail server wrote it. */
export function isDaemon({ from }: Pick<ParsedMail, 'from'>): boolean {
  const [account = ''] = from?.value[0]?.address?.toLowerCase().split('@') ?? []
  return /^(?:mailer-daemon|mail-daemon|microsoftexchange[0-9a-f]{32})$/.test(account)
}

/** Whether it is a report of a delivery or a receipt of a reader (RFC 3462, RFC 8098). */
function isReport({ headers, attachments }: ParsedMail): boolean {
  if (headers.has('x-failed-recipients')) return true
  return attachments.some(({ contentType }) =>
    /^message\/(?:(?:global-)?delivery-status|(?:global-)?disposition-notification)$/.test(
      contentType,
    ),
  )
}

function isAutoAnswer({ headers, subject = '', inReplyTo, from, replyTo }: ParsedMail): boolean {
  const header = (name: string) => String(headers.get(name) ?? '').toLowerCase()
  if (header('precedence') === 'auto_reply') return true
  if (headers.has('x-autoreply') || headers.has('x-autorespond')) return true
  const submitted = header('auto-submitted')
  // A form that confirms what it was sent, in the name of whoever filled it in.
  const speaksForOther =
    replyTo !== undefined && replyTo.value[0]?.address !== from?.value[0]?.address
  if (/^auto-replied/.test(submitted)) return !speaksForOther
  // The words alone may be those of an inquiry: `Out of office hours, can we see 12C?`
  const answers = inReplyTo !== undefined || headers.has('x-auto-response-suppress')
  return (answers || /^auto-/.test(submitted)) && OUT_OF_OFFICE.test(subject)
}
