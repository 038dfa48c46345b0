import type { Context } from '../../../context.ts'
import type { Env } from '../../../env.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import type { ReceivingProcess } from '../mail/mail-receiver.ts'
import type { Sending } from '../mail/smtp.ts'
import type { ChannelRecord } from '../rules/channel.ts'
import type { Recipients } from '../rules/mail-person.ts'
import type { ThreadRecord } from '../rules/thread.ts'

export type Receiver = { start(): void; stop(): Promise<void> }

/**
 * A channel of conversations. One that is not connected records what staff send elsewhere. What
 * comes in on a connected channel starts with the process, or at the website's forms.
 */
export type ChannelContract = {
  can: ChannelRecord['can']
  sendsTo: ChannelRecord['sendsTo']
  /** Why the channel is not connected; null when it is. */
  unavailableReason(context: Context): Refusal | null
  /** Asks the other side of a connected channel; the reason if it cannot be reached. */
  verify(context: Context): Promise<Refusal | null>
  /** Stores, in the writer's transaction, what identifies a message on the other side. */
  prepare?(
    tx: Context,
    messageId: number,
    thread: ThreadRecord,
    recipients: Recipients,
  ): Promise<void>
  /** Receives what comes in on this channel, while the process runs; null if it is not configured. */
  receive?(process: ReceivingProcess, env: Env): Promise<Receiver | null>
  /** Sends a prepared message. Its attempt is stored already; nothing is thrown for what others say. */
  send?(context: Context, messageId: number): Promise<Sending>
}
