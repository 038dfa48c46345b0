import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { task } from '../../../platform/jobs/task.ts'
import { refusedFor } from '../../../refused.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import { channels } from '../channels/channels.ts'
import type { Sending } from '../mail/smtp.ts'
import type { MessageState } from '../rules/message.ts'
import { Channels } from '../rules/thread.ts'

/**
 * Sends a queued message. The attempt is stored before it is made: when it is found by a later run,
 * the process died in between, and whether the message left is not known (decision 100). Tries for
 * about two hours.
 */
export const sendMessageTask = task({
  name: 'send-message',
  waitsFor: 'mail',
  retries: 8,
  pause: 30,
  payload: z.object({ messageId: z.int() }),
  label: ({ messageId }) => `Send message ${messageId}`,
  async run(context, { messageId }) {
    const channel = await beginAttempt(context, messageId)
    if (!channel) return
    const sending = await attempt(context, messageId, channel)
    await inTransaction(context, (tx) => endAttempt(tx, messageId, sending))
    if (sending.state === 'unsent' && sending.mayRetry) throw refusedFor(503, sending.why)
  },
  async onGiveUp(tx, { messageId }) {
    await setState(tx, messageId, { from: ['queued'], to: 'failed' })
  },
  async onRunAgain(tx, { messageId }) {
    await setState(tx, messageId, { from: ['failed'], to: 'queued' })
  },
})

/** Stores that a message is being sent; its channel, or null if there is nothing to send. */
async function beginAttempt(context: Context, messageId: number) {
  return inTransaction(context, async (tx) => {
    const message = await tx.db
      .selectFrom('inboxMessages')
      .select(['state', 'channel'])
      .where('id', '=', messageId)
      .forUpdate()
      .executeTakeFirst()
    if (message?.state === 'sending') {
      const why = refusal('sending_was_interrupted')
      await setState(tx, messageId, { from: ['sending'], to: 'unsure', why })
    }
    if (message?.state !== 'queued') return null
    await setState(tx, messageId, { from: ['queued'], to: 'sending', why: null })
    return Channels.read(message.channel) ?? null
  })
}

/** An error of ours comes before anything is handed over: what others do is part of the outcome. */
async function attempt(
  context: Context,
  messageId: number,
  channel: keyof typeof channels,
): Promise<Sending> {
  const { send } = channels[channel]
  if (!send) return { state: 'unsent', why: refusal('no_mail_address'), mayRetry: false }
  try {
    return await send(context, messageId)
  } catch (error) {
    await setState(context, messageId, { from: ['sending'], to: 'queued' })
    throw error
  }
}

async function endAttempt(tx: Context, messageId: number, sending: Sending): Promise<void> {
  const from = ['sending'] as const
  if (sending.state !== 'unsent') {
    const why = sending.why ?? null
    return setState(tx, messageId, { from, to: sending.state, why })
  }
  const to = sending.mayRetry ? 'queued' : 'failed'
  await setState(tx, messageId, { from, to, why: sending.why })
}

type Change = {
  from: readonly MessageState[]
  to: MessageState
  /** Why; absent keeps what is stored. */
  why?: Refusal | null
}

/** Updates the state of a message if it is still in one of these states, and notifies clients. */
export async function setState(
  tx: Context,
  messageId: number,
  { from, to, why }: Change,
): Promise<void> {
  const changed = await tx.db
    .updateTable('inboxMessages')
    .set({ state: to, ...(why !== undefined && { why: why && JSON.stringify(why) }) })
    .where('id', '=', messageId)
    .where('state', 'in', from)
    .returning('threadId')
    .executeTakeFirst()
  if (changed) await publishChange(tx, 'thread', [changed.threadId])
}
