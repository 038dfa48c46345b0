import * as z from 'zod/mini'
import { Reason } from './reason.ts'
import { Channels, type ThreadRecord } from './thread.ts'

/** A channel: whether it is connected, and what it can do when it is. */
export const ChannelRecord = z.object({
  id: z.enum(Channels.ids),
  isConnected: z.boolean(),
  can: z.object({ send: z.boolean(), receive: z.boolean(), attach: z.boolean() }),
  /** To what its messages go: an e-mail address, or whoever has the conversation's handle; null if they are recorded. */
  sendsTo: z.nullable(z.enum(['email', 'handle'])),
  /** Why it is not connected, or cannot be reached right now. */
  why: z.nullable(Reason),
})
export type ChannelRecord = z.output<typeof ChannelRecord>

/** Where e-mails to the person of a conversation go; null without an address. */
export function mailAddressOf({ members }: Pick<ThreadRecord, 'members'>): string | null {
  return members[0]?.address ?? null
}

type Addressed = Pick<ThreadRecord, 'handle' | 'members'>

/** Where the messages of a conversation go on a channel; null if they can only be recorded. */
export function addressOn(
  { sendsTo }: Pick<ChannelRecord, 'sendsTo'>,
  thread: Addressed,
): string | null {
  if (sendsTo === 'email') return mailAddressOf(thread)
  return sendsTo && thread.handle
}

/** Whether what staff write in a conversation is sent; else it is recorded. */
export function isSent(channel: ChannelRecord, thread: Addressed): boolean {
  return channel.isConnected && channel.can.send && addressOn(channel, thread) !== null
}
