import type { ChatSource } from '../rules/draft.ts'
import { plainLine } from './lines.ts'
import { CLOCK, DAY, type DayOrder, dayOf, dayOrderOf, GAP, timeOf } from './moments.ts'

/*
 * The stamps of LINE (`14:03 name text`, `14:03⇥name⇥text`, below a heading of the day), of WhatsApp
 * (`[20/11/26, 14:03:22] name: text`, `20/11/2026, 2:03 PM - name: text`, `[14:03, 20/11/2026] name: text`), and those
 * that stand above the text: Telegram’s (`name, [20.11.2026 14:03]`) and WeChat’s (`name 2026/11/20 14:03:22`, or
 * `name  14:03` below `————— 2026-11-20 —————`). They read plain text: digits are 0 to 9.
 */

/** A stamp at the start of a line; `rest` is where the name begins, or where the text does below one. */
export type Stamp = {
  source: ChatSource
  /** `YYYY-MM-DD`; null for that of the heading above. */
  day: string | null
  /** `HH:MM` */
  time: string
  rest: number
  /** What parts the name from the text: with `line` the name is before `nameEnd`, and the text on the lines below. */
  parts: 'colon' | 'tab' | 'blank' | 'line'
  nameEnd?: number
}

const WHATSAPP = new RegExp(
  `^ {0,2}(?:\\[(${DAY})${GAP}(${CLOCK})\\] |(${DAY})${GAP}(${CLOCK})(?: - |: (?=[^:]{1,60}: )))`,
  'u',
)
/** As copied from a browser. */
const TIME_FIRST = new RegExp(`^ {0,2}\\[(${CLOCK}),? (${DAY})\\] `, 'u')
const LINE = new RegExp(`^(${CLOCK})([\\t ])`, 'u')
const TELEGRAM = new RegExp(`^ {0,2}([^\\n\\[]{1,60}?), \\[(${DAY})${GAP}(${CLOCK})\\]:?$`, 'u')
const NAME = '([^\\n.,:;?!/]{1,40}?)'
const WECHAT_DAY = '\\d{4}[/-]\\d{1,2}[/-]\\d{1,2}|\\d{4}年\\d{1,2}月\\d{1,2}日'
const WECHAT = new RegExp(`^${NAME}(?: {1,2}|\\()(${WECHAT_DAY}) (${CLOCK})\\)?$`, 'u')
const WECHAT_TIME = new RegExp(`^${NAME} {1,2}(${CLOCK})$`, 'u')
const WECHAT_RULE = /^[—–-]{3,40} {0,2}\d/u

const WEEKDAY = [
  ...['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `${day}[a-z]{0,6}`),
  '(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส|ศุกร์|เสาร์|อาทิตย์)',
  ...['(?:จ|อ|พ|พฤ|ศ|ส|อา)\\.', '(?:星期|周|週)[一二三四五六日天]', '[一二三四五六日月火水木金土]'],
  ...['lun', 'mar', 'mi[eé]', 'mer', 'jue', 'jeu', 'vie', 'ven', 's[aá]b', 'sam', 'dom', 'dim'].map(
    (day) => `${day}[a-zé]{0,6}\\.?`,
  ),
].join('|')
const HEADING = new RegExp(
  `^[—– -]{0,44}(?:${WEEKDAY})?(?:ที่)?,? ?(${DAY})(?:,? (?:${WEEKDAY})|[(（](?:${WEEKDAY})[)）])?[—– -]{0,44}$`,
  'u',
)

/** Reads the stamps of a text by all of its lines: which stands first, the day or the month, and what is no stamp. */
export function stampReader(lines: readonly string[]): {
  stampOf: (line: string) => Stamp | null
  headingOf: (line: string) => string | null
} {
  const lower = lines.map(plainLine)
  const order = dayOrderOf(lower.flatMap((line) => writtenDay(line) ?? []))
  const isWeChat = lower.some((line) => WECHAT_RULE.test(line))
  // One line without seconds may be a text: `viewing 2026/11/20 14:00`.
  const hasWeChat =
    lower.filter((line) => WECHAT.test(line)).length > 1 ||
    /:\d\d:\d\d\)?$/.test(lower.find((line) => WECHAT.test(line)) ?? '')
  return {
    stampOf: (line) =>
      sameLine(plainLine(line), order) ??
      above(TELEGRAM, 'Telegram', plainLine(line), order) ??
      (hasWeChat ? above(WECHAT, 'WeChat', plainLine(line), order) : null) ??
      (isWeChat ? above(WECHAT_TIME, 'WeChat', plainLine(line), order) : null),
    headingOf: (line) => headingIn(plainLine(line), order),
  }
}

type Dated = { whole: string; day: string; clock: string }

function whatsAppOf(line: string): Dated | null {
  const [whole = '', day, clock, bareDay, bareClock] = WHATSAPP.exec(line) ?? []
  if (whole) return { whole, day: day ?? bareDay ?? '', clock: clock ?? bareClock ?? '' }
  const [first = '', firstClock = '', lastDay = ''] = TIME_FIRST.exec(line) ?? []
  return first ? { whole: first, day: lastDay, clock: firstClock } : null
}

function writtenDay(line: string): string | undefined {
  return whatsAppOf(line)?.day ?? HEADING.exec(line.trim())?.[1] ?? TELEGRAM.exec(line)?.[2]
}

function sameLine(line: string, order: DayOrder): Stamp | null {
  const whatsApp = whatsAppOf(line)
  if (whatsApp) {
    const day = dayOf(whatsApp.day, order)
    const time = timeOf(whatsApp.clock)
    if (!day || !time) return null
    return { source: 'WhatsApp', day, time, rest: whatsApp.whole.length, parts: 'colon' }
  }
  const [whole = '', clock = '', gap] = LINE.exec(line) ?? []
  const time = timeOf(clock)
  if (!time) return null
  return {
    source: 'LINE',
    day: null,
    time,
    rest: whole.length,
    parts: gap === '\t' ? 'tab' : 'blank',
  }
}

/** A stamp that is a line of its own: the name, the day if there is one, and the hour. */
function above(
  expression: RegExp,
  source: ChatSource,
  line: string,
  order: DayOrder,
): Stamp | null {
  const [, name = '', ...written] = expression.exec(line.trimEnd()) ?? []
  const time = timeOf(written.at(-1) ?? '')
  const day = written.length > 1 ? dayOf(written[0] ?? '', order) : null
  if (!time || (written.length > 1 && !day)) return null
  return { source, day, time, rest: line.length, parts: 'line', nameEnd: name.length }
}

/** The day of a heading, `2026.11.20 Friday`, `ศ. 20/11/2569` or `————— 2026-11-20 —————`. */
function headingIn(line: string, order: DayOrder): string | null {
  const written = HEADING.exec(line.trim())?.[1]
  return written ? dayOf(written, order) : null
}
