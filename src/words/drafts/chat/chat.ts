import type { ChatSource } from '../rules/draft.ts'

/** A text that people copied out of a chat: its messages in their order. */
export type Chat = {
  /** The program whose stamps it bears; null for a bare message. */
  source: ChatSource | null
  messages: Message[]
}

export type Message = {
  /** Who wrote it; null for a text without stamps. */
  sender: Sender | null
  /** When it was written: days without a year come after it. */
  moment: Date
  /** Where its words are in the whole text, without its stamp. */
  start: number
  end: number
}

/** A name as the stamps show it. */
export type Sender = { name: string; start: number; end: number }
