import { recordedChannel } from './recorded-channel.ts'

export const line = recordedChannel('line')
