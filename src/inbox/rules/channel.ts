import * as z from 'zod/mini'
import { Channels } from './thread.ts'
import { Why } from './why.ts'

/** A channel: whether it is connected, and what it can do when it is. */
export const ChannelRecord = z.object({
  id: z.enum(Channels.ids),
  isConnected: z.boolean(),
  can: z.object({ send: z.boolean(), receive: z.boolean(), attach: z.boolean() }),
  /** Why it is not connected, or cannot be reached right now. */
  why: z.nullable(Why),
})
export type ChannelRecord = z.output<typeof ChannelRecord>
