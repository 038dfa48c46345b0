import type { Context } from '../../../context.ts'
import type { Env } from '../../../env.ts'
import { refusalText } from '../../../shared/refusals/refusals.ts'
import type { ReceivingProcess } from '../mail/mail-receiver.ts'
import type { ChannelRecord } from '../rules/channel.ts'
import { type Channel, Channels } from '../rules/thread.ts'
import type { ChannelContract, Receiver } from './channel.ts'
import { email } from './email.ts'
import { facebook } from './facebook.ts'
import { instagram } from './instagram.ts'
import { line } from './line.ts'
import { website } from './website.ts'
import { whatsapp } from './whatsapp.ts'

/** Every channel by its id. */
export const channels: Record<Channel, ChannelContract> = {
  whatsapp,
  line,
  instagram,
  facebook,
  email,
  website,
}

/** Which channels are connected, and why the others are not, or cannot be reached. */
export async function channelList(context: Context): Promise<ChannelRecord[]> {
  return Promise.all(
    Channels.ids.map(async (id) => {
      const { can, sendsTo, unavailableReason, verify } = channels[id]
      const isConnected = unavailableReason(context) === null
      const why = unavailableReason(context) ?? (await verify(context))
      return { id, isConnected, can, sendsTo, why: why && { ...why, message: refusalText(why) } }
    }),
  )
}

/** Receives on every configured channel until it is stopped. */
export async function startReceiving(
  process: ReceivingProcess,
  env: Env,
): Promise<Pick<Receiver, 'stop'>> {
  const opened = await Promise.all(
    Object.values(channels).map(({ receive }) => receive?.(process, env)),
  )
  const receivers = opened.filter((receiver) => receiver != null)
  for (const receiver of receivers) receiver.start()
  return {
    async stop() {
      await Promise.all(receivers.map((receiver) => receiver.stop()))
    },
  }
}
