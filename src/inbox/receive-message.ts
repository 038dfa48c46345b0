import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { insertRow } from '../db/insert-row.ts'
import type { Channel } from './rules/thread.ts'

/** What a customer wrote on a channel, with the handle that identifies the conversation. */
export type NewMessage = {
  channel: Channel
  handle: string
  /** The customer's name on the channel. */
  name: string
  contactId: RawBuilder<number>
  content: string
}

const PREVIEW = 1000

/**
 * Adds a customer's message to the conversation of its channel and handle, which is created, or
 * reopened when archived. The contact that staff assigned to the conversation stays unless it is
 * deleted. Part of a larger statement, after its `with`: `message` is the row, with its id.
 */
export function messageReceived(tx: Context, message: NewMessage): RawBuilder<unknown> {
  const { channel, handle, name, contactId, content } = message
  const opened = insertRow('inboxThreads', {
    channel,
    handle,
    name,
    contactId,
    lastMessage: [...content].slice(0, PREVIEW).join(''),
    lastMessageAt: tx.now,
    unreadCount: 1,
    createdAt: tx.now,
    updatedAt: tx.now,
  })
  const received = insertRow('inboxMessages', {
    threadId: sql`(select id from thread)`,
    channel,
    contactId,
    senderName: name,
    senderHandle: handle,
    content,
    isFromCustomer: true,
    sentAt: tx.now,
  })
  return sql`thread as (
      ${opened}
      on conflict (channel, handle) where deleted_at is null do update set
        contact_id = coalesce(
          (select c.id from contacts c where c.id = inbox_threads.contact_id and c.deleted_at is null),
          excluded.contact_id),
        status = 'open',
        last_message = excluded.last_message,
        last_message_at = greatest(inbox_threads.last_message_at, excluded.last_message_at),
        unread_count = inbox_threads.unread_count + 1,
        updated_at = excluded.updated_at
      returning id
    ),
    message as (${received} returning id)`
}
