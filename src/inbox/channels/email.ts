import { recordedChannel } from './recorded-channel.ts'

export const email = recordedChannel('email')
