import { bangkokDate, bangkokTime } from '../../../shared/dates.ts'
import { withPlainDigits } from '../../../shared/fields/thai-numbers.ts'
import type { Chat, Message, Sender } from './chat.ts'
import { type Line, linesOf } from './lines.ts'
import { readMessenger } from './messenger.ts'
import { nameLengths } from './sender-names.ts'
import { type Stamp, stampReader } from './stamps.ts'

type Stamped = Line & { stamp: Stamp; day: string | null }

/** A name before the colon of WhatsApp, which puts a tilde before that of somebody unknown. */
const NAME = /^[\s~\u200e]{0,4}([^:\n]{1,60}?)\s?:\s?/
/** What LINE and WeChat write above an exported chat. */
const EXPORTED = /^(?:\[line\]|saved on|บันทึกเมื่อ|dear:|below is the chat history)/i

/** Reads a copied chat; a text without stamps is one message. A message's further lines have no stamp. */
export function readChat(text: string, now: Date): Chat {
  const lines = linesOf(withPlainDigits(text))
  const { stampOf, headingOf } = stampReader(lines.map((line) => line.text))
  const isHeading = (line: Line) => headingOf(line.text) !== null
  const stamped = stampedLines(lines)
  const [first] = stamped
  if (!first || !isChat(lines, stamped)) {
    const messages = readMessenger(lines, now)
    if (messages) return { source: 'Messenger', messages }
    return { source: null, messages: [{ sender: null, moment: now, start: 0, end: text.length }] }
  }
  const bodies = bodiesOf(stamped)
  const ends = endsOf(lines, stamped, isHeading)
  const messages = stamped.flatMap((line, index): Message[] => {
    const body = bodies[index]
    return body ? [{ ...body, end: ends[index] ?? line.end, moment: momentOf(line, now) }] : []
  })
  const isLed = lines.some(
    (line) =>
      line.end < first.start &&
      /\S/.test(line.text) &&
      !isHeading(line) &&
      !EXPORTED.test(line.text),
  )
  const lead: Message[] = isLed ? [{ sender: null, moment: now, start: 0, end: first.start }] : []
  return { source: first.stamp.source, messages: [...lead, ...messages] }

  function stampedLines(all: readonly Line[]): Stamped[] {
    const found: Stamped[] = []
    let heading: string | null = null
    for (const line of all) {
      const stamp = stampOf(line.text)
      if (stamp) found.push({ ...line, stamp, day: stamp.day ?? heading })
      else heading = headingOf(line.text) ?? heading
    }
    return found
  }
}

/** The end of each message: that of its last line, without the headings of days. */
function endsOf(
  lines: readonly Line[],
  stamped: readonly Stamped[],
  isHeading: (line: Line) => boolean,
): number[] {
  const ends = stamped.map(({ end }) => end)
  let at = -1
  for (const line of lines) {
    if (stamped[at + 1]?.start === line.start) at += 1
    else if (at >= 0 && !isHeading(line)) ends[at] = line.end
  }
  return ends
}

/** `10:30 Saturday works` is no chat of its own, while a day or a second stamp makes one. */
function isChat(lines: readonly Line[], stamped: readonly Stamped[]): boolean {
  const [first] = stamped
  return stamped.length > 1 || first?.day != null || first?.stamp.parts === 'tab'
    ? true
    : lines[0] === first && /^\d\d:\d\d /.test(first?.text ?? '')
}

type Body = { sender: Sender | null; start: number }

/** Where the words of each line begin, and who wrote them; null for what the program itself says. */
function bodiesOf(lines: readonly Stamped[]): (Body | null)[] {
  const blank = lines.filter(({ stamp }) => stamp.parts === 'blank')
  const lengths = nameLengths(blank.map(({ text, stamp }) => text.slice(stamp.rest)))
  return lines.map((line) => {
    const { text, stamp } = line
    const rest = text.slice(stamp.rest)
    const from = line.start + stamp.rest
    if (stamp.parts === 'line') {
      return { sender: senderAt(line.start, text.slice(0, stamp.nameEnd).trim()), start: line.end }
    }
    if (stamp.parts === 'colon') {
      const [whole = '', name = ''] = NAME.exec(rest) ?? []
      const at = from + whole.indexOf(name)
      return whole ? { sender: senderAt(at, name), start: from + whole.length } : null
    }
    if (stamp.parts === 'tab') {
      const tab = rest.indexOf('\t')
      return tab < 0 ? null : { sender: senderAt(from, rest.slice(0, tab)), start: from + tab + 1 }
    }
    const length = lengths[blank.indexOf(line)] ?? 0
    return { sender: senderAt(from, rest.slice(0, length)), start: from + length }
  })
}

function senderAt(start: number, name: string): Sender {
  return { name, start, end: start + name.length }
}

function momentOf({ day, stamp }: Stamped, now: Date): Date {
  return new Date(bangkokTime(day ?? bangkokDate(now), stamp.time))
}
