import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { createContact } from '../../../records/contacts/create-contact.ts'
import { identitiesOf } from '../../../records/contacts/identities.ts'
import { lockIdentities, matchingContact } from '../../../records/contacts/match-contact.ts'
import { preview } from '../preview.ts'
import type { ReceivedLetter } from './read-letter.ts'

/** The conversation of the last known e-mail among these, locked; null if there is none. */
export async function threadOfAny(
  { db }: Context,
  mailIds: readonly string[],
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select t.id from inbox_mail mail
    join inbox_messages m on m.id = mail.message_id
    join inbox_threads t on t.id = m.thread_id and t.deleted_at is null
    where mail.mail_id = any(${mailIds})
    order by m.id desc limit 1
    for update of t`.execute(db)
  return rows[0]?.id ?? null
}

/**
 * The conversation with whoever an e-mail comes from, by e-mail or else at the website's forms, which is begun if there
 * is none; what nobody need read begins an archived one. A person becomes a contact, the address of a program does not.
 */
export async function threadOfSender(tx: Context, letter: ReceivedLetter): Promise<number> {
  const { person, isAutomatic, isPerson, subject, content } = letter
  const identities = identitiesOf({ email: person.address })
  await lockIdentities(tx.db, identities)
  const known = await matchingContact(tx.db, identities, {
    channel: 'email',
    handle: person.address,
  })
  const handle = await handleOf(tx, letter, known !== null)
  const joined = await threadNamed(tx, handle)
  const isLead = isPerson && !isAutomatic
  const contactId = isLead
    ? (joined?.contactId ??
      known?.id ??
      (await createContact(tx, { name: person.name, email: person.address, source: 'inbox' })))
    : null
  const channel = joined?.channel ?? 'email'
  const { rows } = await sql<{ id: number }>`
    insert into inbox_threads
      (channel, handle, name, contact_id, subject, status, last_message, last_message_at, created_at, updated_at)
    values (${channel}, ${handle}, ${person.name}, ${contactId}, ${subject || null},
      ${isAutomatic ? 'archived' : 'open'}, ${preview(content)}, ${tx.now}, ${tx.now}, ${tx.now})
    on conflict (channel, handle) where deleted_at is null do update set
      contact_id = coalesce((
        select c.id from contacts c where c.id = inbox_threads.contact_id and c.deleted_at is null
      ), excluded.contact_id)
    returning id`.execute(tx.db)
  const [thread] = rows
  if (!thread) throw new Error('No conversation was stored.')
  return thread.id
}

/**
 * What identifies the conversation. Reply-To is what the sender claims: by it alone an e-mail joins no conversation
 * with somebody known, unless the same sender began it; it is one of its own, of both addresses.
 */
async function handleOf(
  tx: Context,
  { person, from }: ReceivedLetter,
  isKnown: boolean,
): Promise<string> {
  if (from.address === person.address) return person.address
  const thread = await threadNamed(tx, person.address)
  const isItsOwn = thread ? thread.beganBy === from.address : !isKnown
  return isItsOwn ? person.address : `${person.address} via ${from.address}`
}

/**
 * The conversation of a handle, with its contact unless that is deleted and the address of its first message: by e-mail,
 * else the one that somebody began at the website's forms. What we answer there is an e-mail too, so it is one.
 */
async function threadNamed({ db }: Context, handle: string) {
  type Named = { channel: 'email' | 'website'; contactId: number | null; beganBy: string | null }
  const { rows } = await sql<Named>`
    select t.channel, c.id as contact_id, (
      select m.sender_handle from inbox_messages m where m.thread_id = t.id order by m.id limit 1
    ) as began_by
    from inbox_threads t
    left join contacts c on c.id = t.contact_id and c.deleted_at is null
    where t.channel in ('email', 'website') and t.handle = ${handle} and t.deleted_at is null
    order by t.channel limit 1`.execute(db)
  return rows[0] ?? null
}
