import { refusal } from '../../../shared/refusals/refusal.ts'
import { mailboxFault } from '../mail/mailbox-position.ts'
import { prepareMail } from '../mail/prepare-mail.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { ChannelContract } from './channel.ts'

/** E-mail, over the agency's own server. */
export const email: ChannelContract = {
  can: { send: true, receive: true, attach: true },
  sendsTo: 'email',
  unavailableReason: ({ mail }) => (mail ? null : refusal('mail_not_configured')),
  verify: async ({ mail, db }) => (await mail?.verify()) ?? mailboxFault(db),
  prepare: prepareMail,
  send: sendMail,
  async receive(process, { mail, mailIn, mailKeepDays: keepDays }) {
    if (!mailIn) return null
    const { MailReceiver } = await import('../mail/mail-receiver.ts')
    return new MailReceiver(process, mailIn, { from: mail?.from.address ?? '', keepDays })
  },
}
