import { plainText } from '../../shared/plain-text.ts'
import type { Vocabulary } from '../../shared/reading/fact.ts'
import { type MaybeRange, withRanges } from '../../shared/reading/ranges.ts'
import { readFacts } from '../../shared/reading/read-facts.ts'
import type { Chat, Sender } from './chat/chat.ts'
import { readChat } from './chat/read-chat.ts'
import type { ProjectMention, ProjectNames } from './unit/project-names.ts'

/** What the readers of drafts know beside the text. */
export type DraftVocabulary = Vocabulary & {
  projects: ProjectNames
  /** The names of our own people, in lower case: who bears one is not the one who offers. */
  staff: ReadonlySet<string>
}

/** A fact and the message that states it. */
export type Stated = MaybeRange & { message: number }

/** A pasted text with everything that is read from it before it is sorted into fields. */
export type ChatReading = {
  text: string
  /** The text in lower case with digits 0 to 9; as long as the text. */
  plain: string
  chat: Chat
  facts: Stated[]
  projects: (ProjectMention & { message: number })[]
  /** Who offers or wishes; null for a text without names. */
  speaker: Sender | null
  now: Date
}

/** What is said of a field, and where. */
export type Statement = {
  field: string
  value: unknown
  start: number
  end: number
  message: number
  /** Whether it may be said of something else: it counts only where nothing surer is said. */
  isDoubtful?: boolean
  /** What is not said but most likely: the year of a day. */
  guess?: 'year'
}

export function readText(text: string, vocabulary: DraftVocabulary): ChatReading {
  const chat = readChat(text, vocabulary.now)
  const facts = chat.messages.flatMap(({ start, end, moment }, message) => {
    const words = text.slice(start, end)
    const stated = withRanges(plainText(words), readFacts(words, { ...vocabulary, now: moment }))
    return stated.map(
      (fact): Stated => ({
        ...fact,
        start: fact.start + start,
        end: fact.end + start,
        message,
      }),
    )
  })
  const stations = facts
    .filter(({ kind }) => kind === 'station')
    .map(({ value, start, end }) => ({ name: String(value), start, end }))
  const messageAt = (at: number) =>
    chat.messages.findIndex(({ start, end }) => start <= at && at < end)
  const projects = vocabulary.projects
    .find(text, stations)
    .map((mention) => ({ ...mention, message: messageAt(mention.start) }))
    .filter(({ message }) => message >= 0)
  const stated = { chat, facts, projects }
  return {
    ...{ text, plain: plainText(text), now: vocabulary.now },
    ...stated,
    speaker: speakerOf(stated, vocabulary.staff),
  }
}

/** What an offer or a wish consists of. */
const TELLING: ReadonlySet<string> = new Set([
  ...['price', 'rent', 'budget', 'baht', 'size', 'bedrooms', 'bathrooms', 'floor', 'unit-number'],
  ...['furnishing', 'listing', 'property-type', 'view', 'facing', 'station', 'phone', 'email'],
  ...['line', 'pets'],
])

/** The sender who tells the most: the others ask. */
function speakerOf(
  { chat, facts, projects }: Pick<ChatReading, 'chat' | 'facts' | 'projects'>,
  staff: ReadonlySet<string>,
): Sender | null {
  const told = new Map<string, number>()
  const add = (message: number, points: number) => {
    const name = chat.messages[message]?.sender?.name
    if (name !== undefined) told.set(name, (told.get(name) ?? 0) + points)
  }
  for (const [index, { sender }] of chat.messages.entries()) {
    if (sender) add(index, isOfAgency(sender.name, staff) ? -1000 : 0)
  }
  for (const { kind, message } of facts) if (TELLING.has(kind)) add(message, 1)
  for (const { message } of projects) add(message, 2)
  const [best] = [...told].toSorted(([, a], [, b]) => b - a)
  if (!best || best[1] < -500) return null
  return chat.messages.find(({ sender }) => sender?.name === best[0])?.sender ?? null
}

function isOfAgency(name: string, staff: ReadonlySet<string>): boolean {
  const own = name.trim().toLowerCase()
  // How a program names whoever copied the chat.
  return own === 'you' || staff.has(own)
}

/** Whether a message is of the one who offers or wishes, or of nobody named. */
export function isSpeakers({ chat, speaker }: ChatReading, message: number): boolean {
  const sender = chat.messages[message]?.sender
  return !sender || !speaker || sender.name === speaker.name
}

/** The words of the other's message before this one; '' for none. */
export function questionBefore(reading: ChatReading, message: number): string {
  const question = reading.chat.messages[message - 1]
  if (!question || isSpeakers(reading, message - 1)) return ''
  return reading.plain.slice(question.start, question.end)
}

const YES = /^\s{0,3}(?:yes|yeah|yep|right|correct|exactly|มี|ติด|ใช่|ถูก|ครับ|ค่ะ|chai)(?![a-z])/
const BUT = /but|except|แต่|ไม่/

/** Whether the other asks it and the speaker's next message says yes: `Floor 31, right?` – `yes`. */
export function isConfirmed(reading: ChatReading, message: number): boolean {
  const answer = reading.chat.messages[message + 1]
  if (!answer || isSpeakers(reading, message) || !isSpeakers(reading, message + 1)) return false
  const words = reading.plain.slice(answer.start, answer.end)
  return YES.test(words) && !BUT.test(words)
}

/** A value that a model says, and the words of the text that it says it by. */
export type ModelValue = { field: string; value: string | number | boolean; words: string }

/** Where words stand in the text; null where they do not stand in one message. */
export function placeOf(
  { text, chat }: ChatReading,
  words: string,
): { start: number; end: number; message: number } | null {
  const start = text.indexOf(words)
  const end = start + words.length
  const message = chat.messages.findIndex((each) => each.start <= start && end <= each.end)
  return start < 0 || message < 0 ? null : { start, end, message }
}

/** The facts that have letters from one place up to another. They stand in their order in a reading. */
export function factsBetween(facts: readonly Stated[], from: number, until: number): Stated[] {
  let [low, high] = [0, facts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((facts[middle]?.end ?? 0) > from) high = middle
    else low = middle + 1
  }
  let end = low
  while ((facts[end]?.start ?? until) < until) end += 1
  return facts.slice(low, end)
}

/** The words before a place on its line. */
export function wordsBefore(
  { plain }: Pick<ChatReading, 'plain'>,
  at: number,
  most: number,
): string {
  return (
    plain
      .slice(Math.max(0, at - most), at)
      .split('\n')
      .at(-1) ?? ''
  )
}

/** The words after a place on its line. */
export function wordsAfter(
  { plain }: Pick<ChatReading, 'plain'>,
  at: number,
  most: number,
): string {
  return plain.slice(at, at + most).split('\n')[0] ?? ''
}
