import type { Channel } from '../../sales/inbox/rules/thread.ts'
import type { DemoColleague } from './colleagues.ts'
import { englishConversations } from './conversations-english.ts'
import { thaiConversations } from './conversations-thai.ts'

/** A message: on which day, at which hour in Bangkok, who wrote it, and its text. */
export type DemoMessage = [daysAgo: number, hour: number, from: 'them' | 'us', text: string]

/** A conversation with a contact of the demo. */
export type DemoConversation = {
  /** The contact's name. */
  with: string
  channel: Channel
  by: DemoColleague
  isImportant?: boolean
  isArchived?: boolean
  /** Whether the last messages from them are still unread. */
  isUnread?: boolean
  messages: readonly DemoMessage[]
}

/** Half a year of messages, in English and Thai, on every channel that staff use. */
export const demoConversations: readonly DemoConversation[] = [
  ...englishConversations,
  ...thaiConversations,
]
