import { refusal } from '../../../shared/refusals/refusal.ts'
import { type Channel, Channels } from '../rules/thread.ts'
import type { ChannelContract } from './channel.ts'

/** A channel that is not connected: what staff send elsewhere is recorded. */
export function recordedChannel(channel: Channel): ChannelContract {
  const why = refusal('channel_is_not_connected', { channel: Channels.labels[channel] })
  return {
    can: { send: false, receive: false, attach: true },
    sendsTo: null,
    unavailableReason: () => why,
    verify: async () => null,
  }
}
