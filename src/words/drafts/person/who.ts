import { phoneInE164 } from '../../../shared/phone-in-e164.ts'
import { type ChatReading, isSpeakers, type Statement } from '../reading.ts'
import { introducedName, senderName } from './names.ts'

/** Who offers a home or wishes for one, and where the text says so. */
export type Who = { name?: string; phone?: string; email?: string; line?: string }

const REACH = ['phone', 'email', 'line'] as const
const ASKED_NAME = /name|ชื่อ/

export function whoOf(reading: ChatReading): { who: Who; found: Statement[] } {
  const found: Statement[] = []
  const add = (field: string, value: string, start: number, end: number) =>
    found.push({ field, value, start, end, message: 0 })
  const name = answeredName(reading) ?? senderName(reading) ?? introducedName(reading)
  if (name) add('name', name.value, name.start, name.end)
  for (const field of REACH) {
    const fact = reading.facts.find(
      ({ kind, message }) => kind === field && isSpeakers(reading, message),
    )
    if (fact) add(field, written(reading, fact), fact.start, fact.end)
  }
  const { speaker } = reading
  const sent = speaker && phoneInE164(speaker.name)
  if (sent && /^\s*[+\d]/.test(speaker.name) && !found.some(({ field }) => field === 'phone')) {
    add('phone', sent, speaker.start, speaker.end)
  }
  return { who: Object.fromEntries(found.map(({ field, value }) => [field, value])), found }
}

/** An e-mail in lower case, a handle as it is written. */
function written(
  { text }: ChatReading,
  { kind, value, start, end }: ChatReading['facts'][number],
): string {
  return kind === 'line' ? text.slice(start, end) : String(value)
}

/** A name that answers the question for it. */
function answeredName(reading: ChatReading) {
  const { chat, plain, text } = reading
  for (const [index, question] of chat.messages.entries()) {
    const next = chat.messages[index + 1]
    if (!next || !question.sender || isSpeakers(reading, index)) continue
    if (!ASKED_NAME.test(plain.slice(question.start, question.end))) continue
    const answer = text.slice(next.start, next.end).trim()
    const [, name] =
      /^(?:คุณ)?([\p{L}\p{M}]{2,20}(?: [\p{L}\p{M}]{2,20})?)(?:\s?(?:ครับ|ค่ะ|ka|krub))?[.!]?$/u.exec(
        answer,
      ) ?? []
    if (!name || !isSpeakers(reading, index + 1)) continue
    const start = text.indexOf(name, next.start)
    return { value: name, start, end: start + name.length }
  }
  return null
}
