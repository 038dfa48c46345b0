import type { ParsedMail } from 'mailparser'

const OUT_OF_OFFICE =
  /^(auto(matic|mated)?[ -]?(reply|response)|out of (the )?office|abwesenheit|ตอบกลับอัตโนมัติ|การตอบกลับอัตโนมัติ)/i

/**
 * Whether a program wrote an e-mail (RFC 3834): an auto-answer, a newsletter, a report of a mail
 * server. None of these is answered, and none asks for an answer.
 */
export function isAutomatic({ headers, subject = '', from }: ParsedMail): boolean {
  const header = (name: string) => String(headers.get(name) ?? '').toLowerCase()
  const submitted = header('auto-submitted')
  if (submitted && submitted !== 'no') return true
  if (/^(bulk|junk|list|auto_reply)$/.test(header('precedence'))) return true
  if (['x-autoreply', 'x-autorespond', 'x-failed-recipients'].some((name) => headers.has(name))) {
    return true
  }
  // mailparser collects the List-… headers under this name.
  if (headers.has('list') || headers.has('list-id')) return true
  const [sender] = from?.value[0]?.address?.toLowerCase().split('@') ?? []
  return sender === 'mailer-daemon' || sender === 'postmaster' || OUT_OF_OFFICE.test(subject)
}
