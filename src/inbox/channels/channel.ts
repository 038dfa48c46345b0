import type { Context } from '../../context.ts'
import type { Refusal } from '../../shared/refusals/refusals.ts'
import type { Channel } from '../rules/thread.ts'

/** A conversation as a channel sees it. */
export type Recipient = { channel: Channel; handle: string }

/** A message that is sent now. */
export type Outgoing = { messageId: number; threadId: number; content: string }

/** What became of it. `unsent` certainly did not leave; `mayRetry` says that it might later. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'unsent'; why: Refusal; mayRetry: boolean }
  | { state: 'unsure'; why: Refusal }

/**
 * A channel of conversations. One that is not connected records what staff send elsewhere. What
 * comes in on a connected channel starts with the process (`receive`), or at the website's forms.
 */
export type ChannelContract = {
  can: { send: boolean; receive: boolean; attach: boolean }
  /** Why nothing can be sent right now; null when it is configured. */
  whyNot(context: Context): Refusal | null
  /** Asks the other side whether it can be reached; the reason if not. */
  verify(context: Context): Promise<Refusal | null>
  /** Where messages of a conversation go; null if they can only be recorded. */
  addressOf(recipient: Recipient): string | null
  /** Sends a message whose attempt is stored already. Never throws for what the other side says. */
  send?(context: Context, outgoing: Outgoing, address: string): Promise<Outcome>
}
