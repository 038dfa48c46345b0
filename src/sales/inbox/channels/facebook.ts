import { recordedChannel } from './recorded-channel.ts'

export const facebook = recordedChannel('facebook')
