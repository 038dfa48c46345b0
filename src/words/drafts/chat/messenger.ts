import { bangkokTime } from '../../../shared/dates.ts'
import type { Message } from './chat.ts'
import { type Line, plainLine } from './lines.ts'
import { CLOCK, DAY, type DayOrder, dayOf, dayOrderOf, GAP, timeOf } from './moments.ts'

/*
 * A conversation copied from Messenger’s page has who wrote, the text and a line `Enter` for each message; a downloaded
 * one has who wrote, the text and a line with the day and hour.
 */

const DAY_AND_HOUR = new RegExp(`^(${DAY})${GAP}(${CLOCK})$`, 'u')
const ENTER = /^(?:enter|entrée|intro)$/
/** How the page says that a message is one's own. */
const YOU_SENT = /^(?:you sent|คุณส่ง|vous avez envoyé|enviaste|你发送了|您发送了)$/

/** The messages of a conversation copied from Messenger; null for another text. */
export function readMessenger(lines: readonly Line[], now: Date): Message[] | null {
  const written = lines.map(({ text }) => plainLine(text).trim())
  const isDay = (line: string) => DAY_AND_HOUR.test(line)
  const isPage =
    written.some((line) => YOU_SENT.test(line)) && written.some((line) => ENTER.test(line))
  if (!isPage && written.filter(isDay).length < 2) return null
  const order = dayOrderOf(written.flatMap((line) => DAY_AND_HOUR.exec(line)?.[1] ?? []))
  const messages: Message[] = []
  let block: Line[] = []
  let moment = now
  for (const [index, line] of lines.entries()) {
    const words = written[index] ?? ''
    const said = momentOf(words, order)
    if (said) moment = said
    const isEnd = isPage ? ENTER.test(words) : said !== null
    if (isEnd) {
      messages.push(...messageOf(block, moment))
      block = []
    } else if (!said) block.push(line)
  }
  // What was copied without its end.
  if (messages.length > 0) messages.push(...messageOf(block, moment))
  return messages.length > 0 ? messages : null
}

function momentOf(words: string, order: DayOrder): Date | null {
  const [, day = '', clock = ''] = DAY_AND_HOUR.exec(words) ?? []
  const time = timeOf(clock)
  const date = dayOf(day, order)
  return time && date ? new Date(bangkokTime(date, time)) : null
}

function messageOf([name, ...text]: readonly Line[], moment: Date): Message[] {
  const [first] = text
  const last = text.at(-1)
  if (!name || !first || !last) return []
  const isOurs = YOU_SENT.test(plainLine(name.text).trim())
  const sender = { name: isOurs ? 'You' : name.text.trim(), start: name.start, end: name.end }
  return [{ sender, moment, start: first.start, end: last.end }]
}
