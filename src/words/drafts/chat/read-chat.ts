import { bangkokDate, bangkokTime } from '../../../shared/dates.ts'
import { withPlainDigits } from '../../../shared/fields/thai-numbers.ts'
import type { Chat, Message, Sender } from './chat.ts'
import { nameLengths } from './sender-names.ts'
import { type DayOrder, dayOrderOf, headingOf, type Stamp, stampOf } from './stamps.ts'

type Line = { text: string; start: number; end: number }
type Stamped = Line & { stamp: Stamp; day: string | null }

/** A name before the colon of WhatsApp. */
const NAME = /^([^:\n]{1,60}):\s?/
/** What LINE writes above an exported chat. */
const EXPORTED = /^(?:\[line\]|saved on|บันทึกเมื่อ)/i

/** Reads a copied chat; a text without stamps is one message. A message's further lines have no stamp. */
export function readChat(text: string, now: Date): Chat {
  const lines = linesOf(text)
  const order = dayOrderOf(lines.map((line) => line.text))
  const stamped = stampedLines(lines, order)
  const [first] = stamped
  if (!first || !isChat(lines, stamped)) {
    return { source: null, messages: [{ sender: null, moment: now, start: 0, end: text.length }] }
  }
  const bodies = bodiesOf(stamped)
  const ends = endsOf(lines, stamped, order)
  const messages = stamped.flatMap((line, index): Message[] => {
    const body = bodies[index]
    return body ? [{ ...body, end: ends[index] ?? line.end, moment: momentOf(line, now) }] : []
  })
  const before = text.slice(0, first.start)
  const isLed = linesOf(before).some(
    ({ text }) => text.trim() !== '' && !headingOf(text, order) && !EXPORTED.test(text),
  )
  const lead: Message[] = isLed ? [{ sender: null, moment: now, start: 0, end: first.start }] : []
  return { source: first.stamp.source, messages: [...lead, ...messages] }
}

function linesOf(text: string): Line[] {
  return [...withPlainDigits(text).matchAll(/[^\r\n]+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function stampedLines(lines: readonly Line[], order: DayOrder): Stamped[] {
  const stamped: Stamped[] = []
  let heading: string | null = null
  for (const line of lines) {
    const stamp = stampOf(line.text, order)
    if (stamp) stamped.push({ ...line, stamp, day: stamp.day ?? heading })
    else heading = headingOf(line.text, order) ?? heading
  }
  return stamped
}

/** The end of each message: that of its last line, without the headings of days. */
function endsOf(lines: readonly Line[], stamped: readonly Stamped[], order: DayOrder): number[] {
  const ends = stamped.map(({ end }) => end)
  let at = -1
  for (const line of lines) {
    if (stamped[at + 1]?.start === line.start) at += 1
    else if (at >= 0 && !headingOf(line.text, order)) ends[at] = line.end
  }
  return ends
}

/** `10:30 Saturday works` is no chat of its own, while a day or a second stamp makes one. */
function isChat(lines: readonly Line[], stamped: readonly Stamped[]): boolean {
  const [first] = stamped
  return stamped.length > 1 || first?.day != null || first?.stamp.isTabbed === true
    ? true
    : lines[0] === first && /^\d\d:\d\d /.test(first?.text ?? '')
}

type Body = { sender: Sender | null; start: number }

/** Where the words of each line begin, and who wrote them; null for what the program itself says. */
function bodiesOf(lines: readonly Stamped[]): (Body | null)[] {
  const blank = lines.filter(({ stamp }) => stamp.source === 'LINE' && !stamp.isTabbed)
  const lengths = nameLengths(blank.map(({ text, stamp }) => text.slice(stamp.rest)))
  return lines.map((line) => {
    const { text, stamp } = line
    const rest = text.slice(stamp.rest)
    const from = line.start + stamp.rest
    if (stamp.source === 'WhatsApp') {
      const [whole = '', name = ''] = NAME.exec(rest) ?? []
      return whole ? { sender: senderAt(from, name), start: from + whole.length } : null
    }
    if (stamp.isTabbed) {
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
