import { recordedChannel } from './recorded-channel.ts'

export const instagram = recordedChannel('instagram')
