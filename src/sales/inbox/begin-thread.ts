import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { identitiesOf } from '../../records/contacts/identities.ts'
import { lockIdentities, matchingContact } from '../../records/contacts/match-contact.ts'
import { invalid } from '../../refused.ts'
import { EMAIL_ADDRESS } from '../../shared/fields/field-faults.ts'
import { phoneInE164 } from '../../shared/phone-in-e164.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { changeThread } from './change-thread.ts'
import { requireContact } from './require-contact.ts'
import type { Channel, NewThread, ThreadRecord } from './rules/thread.ts'
import { threadRecord } from './threads.ts'

/**
 * Begins a conversation with somebody on a channel; one that exists already is opened again. Without
 * a contact, the person is recognised by the handle. Refuses (400) the website, where visitors
 * begin, and an unknown contact. `isNew` says which it was.
 */
export async function beginThread(
  context: Context,
  { channel, handle: typed, contactId }: NewThread,
): Promise<{ thread: ThreadRecord; isNew: boolean }> {
  if (channel === 'website') throw invalid('channel', 'website_is_for_visitors')
  const handle = handleOn(channel, typed)
  return inTransaction(context, async (tx) => {
    const contact = contactId ?? (await knownAs(tx, channel, handle))
    const person = { channel, handle, contactId: contact }
    for (;;) {
      const id = await insertThread(tx, person)
      if (id !== null) {
        await requireContact(tx, contactId)
        await record(tx, 'create', 'thread', id, changedFields({}, { channel, handle }), 1)
        return { thread: await threadRecord(tx.db, id), isNew: true }
      }
      const thread = await reopen(tx, person)
      if (thread) return { thread, isNew: false }
    }
  })
}

type Person = { channel: Channel; handle: string; contactId: number | null }

/** A handle in the form that identifies its conversation. */
function handleOn(channel: Channel, typed: string): string {
  if (channel === 'email') {
    if (!EMAIL_ADDRESS.test(typed)) throw invalid('handle', 'email_address')
    return typed.toLowerCase()
  }
  return (channel === 'whatsapp' && phoneInE164(typed)) || typed
}

async function knownAs(tx: Context, channel: Channel, handle: string): Promise<number | null> {
  const reach = channel === 'whatsapp' ? { whatsapp: handle, phone: handle } : { [channel]: handle }
  const identities = identitiesOf(reach)
  await lockIdentities(tx.db, identities)
  return (await matchingContact(tx.db, identities, { channel, handle }))?.id ?? null
}

/** The id of the new conversation; null if there is one with this person already. */
async function insertThread(
  { db, now }: Context,
  { channel, handle, contactId }: Person,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into inbox_threads
      (channel, handle, name, contact_id, last_from_customer, last_message_at, created_at, updated_at)
    select ${channel}, ${handle},
      coalesce((select name from contacts where id = ${contactId}), ${handle}),
      (select id from contacts where id = ${contactId}), false, ${now}, ${now}, ${now}
    on conflict (channel, handle) where deleted_at is null do nothing
    returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** Opens the existing conversation again; null if it was deleted at this moment. */
async function reopen(
  tx: Context,
  { channel, handle, contactId }: Person,
): Promise<ThreadRecord | null> {
  const existing = await tx.db
    .selectFrom('inboxThreads')
    .select('id')
    .where('channel', '=', channel)
    .where('handle', '=', handle)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!existing) return null
  await requireContact(tx, contactId)
  const current = await threadRecord(tx.db, existing.id)
  return changeThread(tx, existing.id, {
    status: 'open',
    contactId: current.contactId ?? contactId,
  })
}
