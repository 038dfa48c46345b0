import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { ContactRecord } from '../../records/contacts/rules/contact.ts'
import { invalid } from '../../refused.ts'
import { whatsappOf } from '../../shared/whatsapp-number.ts'
import { beginThread } from '../inbox/begin-thread.ts'
import { type ChannelWay, ShareWays } from './rules/shortlist.ts'

/**
 * The conversation with a contact on a channel, begun if need be, with a subject if it has none. Refuses (400) a
 * contact without an address of that kind.
 */
export async function threadWith(
  tx: Context,
  contact: ContactRecord,
  by: ChannelWay,
  subject: string,
): Promise<number> {
  const handle = by === 'whatsapp' ? whatsappOf(contact) : contact[by]
  if (!handle) throw invalid('by', 'contact_has_no_way', { way: ShareWays.labels[by] })
  const { thread } = await beginThread(tx, { channel: by, handle, contactId: contact.id })
  await sql`
    update inbox_threads set subject = ${subject}
    where id = ${thread.id} and subject is null`.execute(tx.db)
  return thread.id
}
