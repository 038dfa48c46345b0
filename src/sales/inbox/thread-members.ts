import { sql } from 'kysely'
import { EMAIL_ADDRESS } from '../../shared/fields/field-faults.ts'
import type { MailPerson } from './rules/mail-person.ts'

/** Who took part in the last e-mail of conversation `t`, the one whom an answer goes to first; null without one. */
export const mailPeople = sql<MailPerson[] | null>`(
  case when t.channel in ('email', 'website') then (
    select mail.to_people || mail.cc_people
    from inbox_messages m join inbox_mail mail on mail.message_id = m.id
    where m.thread_id = t.id and not m.is_automatic
    order by m.id desc limit 1) end)`

/** Who takes part by e-mail: those of the last one, and whoever the conversation is with. */
export function membersOf(
  { channel, handle, name }: { channel: string; handle: string; name: string },
  last: readonly MailPerson[],
): MailPerson[] {
  const isByMail = channel === 'email' || channel === 'website'
  const own = isByMail && EMAIL_ADDRESS.test(handle) ? [{ name, address: handle }] : []
  const all = [...last, ...own]
  return all.filter(
    ({ address }, i) =>
      all.findIndex((other) => other.address.toLowerCase() === address.toLowerCase()) === i,
  )
}
