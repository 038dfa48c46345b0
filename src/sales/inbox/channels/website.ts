import type { ChannelContract } from './channel.ts'
import { email } from './email.ts'

const { receive: _, ...byMail } = email

/**
 * The website: its forms come in at their own endpoints (`inquiries`), and the answers go to the
 * e-mail address that was left.
 */
export const website: ChannelContract = byMail
