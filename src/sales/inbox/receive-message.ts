import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { preview } from './preview.ts'
import type { Channel } from './rules/thread.ts'

/** What a customer wrote on a channel, with the handle that identifies the conversation. */
export type NewMessage = {
  channel: Channel
  handle: string
  /** The customer's name on the channel. */
  name: string
  contactId: number | null
  /** What it is about, for an answer by e-mail. */
  subject?: string | null
  content: string
  /** Whether the timeline has an entry for this message alone. */
  hasOwnEntry?: boolean
}

/**
 * Adds a customer's message to the conversation of its channel and handle, which is created, or
 * reopened when archived. The contact that staff assigned to the conversation stays unless it is
 * deleted. Returns the ids of the message and its conversation.
 */
export async function receiveMessage(
  tx: Context,
  { channel, handle, name, contactId, subject = null, content, hasOwnEntry = false }: NewMessage,
): Promise<{ id: number; threadId: number }> {
  const thread = await tx.db
    .insertInto('inboxThreads')
    .values({
      ...{ channel, handle, name, contactId, subject, unreadCount: 1 },
      ...{ lastMessage: preview(content), lastMessageAt: tx.now },
      ...{ createdAt: tx.now, updatedAt: tx.now },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'handle'])
        .where('deletedAt', 'is', null)
        .doUpdateSet(({ ref }) => ({
          contactId: sql`coalesce(
            (select c.id from contacts c where c.id = inbox_threads.contact_id and c.deleted_at is null),
            excluded.contact_id)`,
          status: 'open',
          subject: sql`coalesce(excluded.subject, inbox_threads.subject)`,
          lastMessage: ref('excluded.lastMessage'),
          lastMessageAt: sql`greatest(inbox_threads.last_message_at, excluded.last_message_at)`,
          lastFromCustomer: true,
          lastSentById: null,
          unreadCount: sql`inbox_threads.unread_count + 1`,
          updatedAt: ref('excluded.updatedAt'),
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const threadId = thread.id
  const { id } = await tx.db
    .insertInto('inboxMessages')
    .values({
      ...{ threadId, channel, contactId, content, senderName: name, senderHandle: handle },
      ...{ isFromCustomer: true, hasOwnEntry, sentAt: tx.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, threadId }
}
