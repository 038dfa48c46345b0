import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { insertRow } from '../../platform/db/insert-row.ts'
import { preview } from './preview.ts'
import type { Channel } from './rules/thread.ts'

/** What a customer wrote on a channel, with the handle that identifies the conversation. */
export type NewMessage = {
  channel: Channel
  handle: string
  /** The customer's name on the channel. */
  name: string
  contactId: RawBuilder<number>
  /** What it is about, for an answer by e-mail. */
  subject?: string | null
  content: string
}

/**
 * Adds a customer's message to the conversation of its channel and handle, which is created, or
 * reopened when archived. The contact that staff assigned to the conversation stays unless it is
 * deleted. Part of a larger statement, after its `with`: `message` is the row, with its id.
 */
export function messageReceived(tx: Context, message: NewMessage): RawBuilder<unknown> {
  const { channel, handle, name, contactId, subject, content } = message
  const opened = insertRow('inboxThreads', {
    channel,
    handle,
    name,
    contactId,
    subject: subject ?? null,
    lastMessage: preview(content),
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
        subject = coalesce(excluded.subject, inbox_threads.subject),
        last_message = excluded.last_message,
        last_message_at = greatest(inbox_threads.last_message_at, excluded.last_message_at),
        last_from_customer = true,
        last_sent_by_id = null,
        unread_count = inbox_threads.unread_count + 1,
        updated_at = excluded.updated_at
      returning id
    ),
    message as (${received} returning id)`
}
