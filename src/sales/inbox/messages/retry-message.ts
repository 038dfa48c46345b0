import { type Context, inTransaction } from '../../../context.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import { Refused } from '../../../refused.ts'
import { record } from '../../../team/activity/record.ts'
import type { MessageRecord } from '../rules/message.ts'
import { threadRecord } from '../threads.ts'
import { messageRecord } from './messages.ts'
import { sendMessageTask, setState } from './send-message.ts'

/**
 * Sends a message again that was not sent, or perhaps not. Refuses: 404 an unknown one, 409 one that
 * is sent or on its way.
 */
export async function retryMessage(context: Context, id: number): Promise<MessageRecord> {
  return inTransaction(context, async (tx) => {
    const { state } = await lockMessage(tx, id)
    if (state !== 'failed' && state !== 'unsure') throw new Refused(409, 'message_is_not_failed')
    await setState(tx, id, { from: [state], to: 'queued', why: null })
    await addJob(tx, sendMessageTask, { messageId: id })
    await record(tx, 'retry', 'message', id, { state: [state, 'queued'] })
    return messageRecord(tx.db, id)
  })
}

/** Somebody found out that a message did arrive. Refuses: 404 an unknown one, 409 one that is known. */
export async function confirmMessage(context: Context, id: number): Promise<MessageRecord> {
  return inTransaction(context, async (tx) => {
    const { state } = await lockMessage(tx, id)
    if (state !== 'unsure') throw new Refused(409, 'message_is_not_unsure')
    await setState(tx, id, { from: [state], to: 'sent', why: null })
    await record(tx, 'update', 'message', id, { state: [state, 'sent'] })
    return messageRecord(tx.db, id)
  })
}

/** A message of a conversation that is not deleted; both are locked. Throws 404. */
export async function lockMessage({ db }: Context, id: number): Promise<MessageRecord> {
  const { threadId } = await messageRecord(db, id)
  // The conversation first, as all code that locks both does.
  await threadRecord(db, Number(threadId), true)
  await db.selectFrom('inboxMessages').select('id').where('id', '=', id).forUpdate().execute()
  return messageRecord(db, id)
}
