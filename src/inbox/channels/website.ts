import { recordedChannel } from './recorded-channel.ts'

export const website = recordedChannel('website')
