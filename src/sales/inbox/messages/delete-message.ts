import { type Context, inTransaction } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { Refused } from '../../../refused.ts'
import { record } from '../../../team/activity/record.ts'
import { preview } from '../preview.ts'
import { messageList } from './messages.ts'
import { lockMessage } from './retry-message.ts'

/**
 * Deletes a message that was not sent; its text stays in the audit log. Refuses: 403 one of somebody
 * else, 404 an unknown one, 409 one that was sent, or perhaps was.
 */
export async function deleteMessage(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { state, sentById, content, ...message } = await lockMessage(tx, id)
    const threadId = Number(message.threadId)
    if (sentById !== tx.actor?.id) throw new Refused(403, 'not_allowed')
    if (state !== 'failed') throw new Refused(409, 'message_is_not_deletable')
    await tx.db.deleteFrom('inboxMessages').where('id', '=', id).execute()
    await showLast(tx, threadId)
    await record(tx, 'delete', 'message', id, { content: [content, null] })
    await publishChange(tx, 'thread', [threadId])
  })
}

/** The list of conversations shows the message before it. */
async function showLast({ db }: Context, threadId: number): Promise<void> {
  const { messages } = await messageList(db, { threadId, limit: 1, offset: 0 })
  const [last] = messages
  await db
    .updateTable('inboxThreads')
    .set({
      lastMessage: last ? preview(last.content, last.attachments) : '',
      lastFromCustomer: last?.isFromCustomer ?? false,
      lastSentById: last?.sentById ?? null,
      ...(last && { lastMessageAt: last.sentAt }),
    })
    .where('id', '=', threadId)
    .execute()
}
