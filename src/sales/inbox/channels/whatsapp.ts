import { recordedChannel } from './recorded-channel.ts'

export const whatsapp = recordedChannel('whatsapp')
