import {
  type ChatReading,
  isSpeakers,
  type Stated,
  type Statement,
  wordsBefore,
} from '../reading.ts'

/* The name of whoever writes: as they introduce themselves, beside their number, or as the chat shows it. */

const WORD = "[A-Z][A-Za-z'’-]{1,20}"
const LATIN = `${WORD}(?: (?:${WORD}|[A-Z]\\.?))?`
const THAI = '[\\u0e01-\\u0e4e]{2,24}'
const INTRODUCED: readonly RegExp[] = [
  new RegExp(
    `(?:[Mm]y name is|[Mm]y name['’]s|[Nn]ame is|[Nn]ame:?|[Tt]his is|I am|I['’]m|[Cc]ontact:?|[Aa]gent:|[Oo]wner:?|[Cc]all|[Aa]sk for)\\s{1,3}(?:[Kk]hun |[Kk]\\.\\s?|Mr\\.? |Mrs\\.? |Ms\\.? )?(${LATIN})(?![a-z])`,
    'g',
  ),
  new RegExp(
    `(?:ชื่อ|ติดต่อ(?:คุณ)?|โทรหา|สอบถาม|โทร(?=คุณ))\\s{0,4}:?\\s{0,2}(?:คุณ\\s?)?(${THAI}|[A-Za-z]{2,20}(?![a-z@._\\d]))`,
    'g',
  ),
]
/** `สวัสดีครับ ผมธนกฤต`, `im Kenji from Osaka`. */
const GREETED = new RegExp(
  `(?:สวัสดี|หวัดดี)(?:ครับ|คับ|ค่ะ|คะ)?\\s{0,2}(?:ผม|ดิฉัน|หนู|เรา)(?:ชื่อ)?\\s?([\\u0e01-\\u0e4e]{2,14})(?=[\\s,]|$)|(?<![A-Za-z])(?:[Ii]m|[Ii] am|[Ii]['’]m) (${WORD})(?= from| here)|(?<![A-Za-z])(${WORD}) here(?= from)`,
  'g',
)
const AGAIN = new RegExp(`[Ii]t['’]s (${LATIN})(?= again| here| from|[.,!])`, 'g')
const SIGNED = new RegExp(
  `(?:[Rr]egards,?|[Rr]gds,?|[Tt]ks!?|[Tt]hx,?|[Bb]est,|[Tt]hanks,?|[Tt]hank you,?|[Cc]heers,|—|–|[\\n ]-)\\s{1,3}(${LATIN}|${THAI})\\s{0,3}[^\\p{L}\\d]{0,6}$`,
  'gu',
)
const LATIN_END = new RegExp(`(?:^|[\\s,.!)])(${LATIN})$`, 'u')
const NAME_END = new RegExp(`(?:^|[\\s,.!)])(${LATIN}|${THAI})$`, 'u')
const NAME_START = new RegExp(`^[\\s,.(]{1,3}(?:[Kk]hun |คุณ)?(${LATIN}|${THAI})`, 'u')
/** A name of its own at the very end: `pool view. Anan`, `0840001212 (Kate)`. */
const LAST = new RegExp(`(?:[.!?]|\\d|\\n)\\s{0,2}\\(?(${LATIN})\\)?[.!]?\\s{0,3}$`, 'gu')
/** Words that Thai writes on behind a name, and words that are none. */
const AFTER = /(?:ครับ|คับ|ค่ะ|คะ|ค่า|นะ|จาก|โทร|เบอร์|ไลน์|เป็น|ได้|เลย|จ้า|จ้ะ|แชท|ผ่าน|ที่|ทาง)/
const NO_NAME =
  /^(?:from|looking|the|owner|agent|interested|selling|hi|hello|dear|project|line|phone|tel|mobile|email|mail|here|now|me|my|a|an|in|at|not|leaving|moving|also|still|happy|sorry|her|his|she|he|they|their|our|this|that|number|thanks|thank you|please|bangkok|yes|no|ok|baht|furnished|condo|kind|best|regards|warm|sincerely|yours|ติดต่อ|สนใจ|สอบถาม|ไอดี|ทัก|แอด|หรือ|และ|กับ|หา(?:ห้อง|คอนโด|บ้าน)?|พี่ขา|พี่คะ|แม่|พ่อ|พี่|น้อง|(?:ไม่|ตอน|ใช้)[ก-๙]{0,12}|ป้า|ลุง|เขา|เค้า|ลูก|วัน|บาท|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|โครงการ|นี้|เดิม|ใหม่|เก่า|ผม|หนู|มือถือ|ได้|มา|เลย|คอนโด|ห้อง|ไลน์|โทร|เบอร์|กลับ|นายหน้า|เจ้าของ|ด่วน|ทันที)$/i
const TITLES =
  /^(?:(?:khun|kun|mr|mrs|ms|miss|prof|professor|dr|owner|agent|rgds|cheers|thx|tks)(?:\.\s?|\s)|(?:k\.|p['’]|คุณหญิง|คุณ|นาย|นางสาว|นาง|เจ้าของ|เจ๊|เฮีย)\s?)/i

type Named = Pick<Statement, 'value' | 'start' | 'end'> & { value: string }

export function introducedName(reading: ChatReading): Named | null {
  return (
    nameBehind(reading, [...INTRODUCED, AGAIN, GREETED]) ??
    titledName(reading) ??
    nameBeside(reading) ??
    nameBehind(reading, [SIGNED, LAST])
  )
}

/** The sender's name without titles, remarks and pictures; null where the chat shows a number. */
export function senderName(reading: ChatReading): Named | null {
  const { speaker } = reading
  if (!speaker || /^[+\d][\d\s().-]{6,}$/.test(speaker.name.trim())) return null
  const plain = speaker.name.replace(/\([^()]*\)/g, '').replace(/[^\p{L}\p{M}\p{N}.'’ -]/gu, ' ')
  const isLabelled = /^\s*(?:owner|agent|เจ้าของ)\s/i.test(plain)
  const untitled = plain
    .trim()
    .replace(TITLES, '')
    .replace(/\s(?:owner|agent|เจ้าของ(?:ห้อง)?|นายหน้า)$/i, '')
    .trim()
  const value = (isLabelled ? untitled.split(/\s/)[0] : untitled) ?? ''
  if (value === '') return null
  const at = speaker.name.indexOf(value)
  const start = speaker.start + Math.max(0, at)
  return { value, start, end: at < 0 ? speaker.end : start + value.length }
}

function nameBehind(reading: ChatReading, expressions: readonly RegExp[]): Named | null {
  const { text, chat } = reading
  for (const expression of expressions) {
    for (const match of text.matchAll(expression)) {
      const written = match[1] ?? match[2] ?? match[3] ?? ''
      const start = match.index + match[0].lastIndexOf(written)
      const message = chat.messages.findIndex((each) => each.start <= start && start < each.end)
      const name = cut(written)
      const isStation = reading.facts.some(
        (fact) => fact.kind === 'station' && fact.start <= start && start < fact.end,
      )
      if (message < 0 || !name || isStation || !isSpeakers(reading, message)) continue
      return { value: name, start, end: start + name.length }
    }
  }
  return null
}

/** A name that a title leads: `คุณนภา`, `Mr Olivier`; titles of kin belong to the name. */
function titledName(reading: ChatReading): Named | null {
  const own = reading.facts.filter(
    ({ kind, message }) => kind === 'name' && isSpeakers(reading, message),
  )
  const isFree = own.filter(
    ({ start }) =>
      !/(?:hi|hello|dear|สวัสดี|ขอบคุณ|thanks?)\s?(?:ค่ะ|ครับ)?,?\s?(?:khun|คุณ|k\.)?\s?$/.test(
        wordsBefore(reading, start, 24),
      ),
  )
  const [name] = isFree.filter((fact) => !isAddressed(reading, fact))
  if (!name) return null
  const [kin = ''] =
    /(?:พี่|ป้า|ลุง|น้า|อา|เจ๊|เฮีย|แม่|พ่อ|น้อง|หมอ)$/.exec(wordsBefore(reading, name.start, 6)) ?? []
  const start = name.start - kin.length
  const value =
    cut(reading.text.slice(name.start, name.end)) && cut(reading.text.slice(start, name.end))
  return value ? { value, start, end: start + value.length } : null
}

/** `Khun Pim ka, …`, `น้องพลอย พี่ลง…` at the beginning of a message: to whom it is written. */
function isAddressed({ plain, chat }: ChatReading, { start, end, message }: Stated): boolean {
  const from = chat.messages[message]?.start ?? 0
  if (start - from > 8) return false
  return /^(?:\s?(?:ka|krub|krab|na|คะ|ครับ|คับ|ค่ะ|จ๋า|ขา)(?![a-z])|,|\s(?:พี่|ผม|หนู|เรา))/.test(
    plain.slice(end, end + 8),
  )
}

/** One or two words beside a phone, an e-mail or a handle. */
function nameBeside(reading: ChatReading): Named | null {
  const { text, facts } = reading
  const reach = facts.filter(
    ({ kind, message }) =>
      ['phone', 'email', 'line'].includes(kind) && isSpeakers(reading, message),
  )
  for (const { kind, start, end } of reach) {
    const line =
      text
        .slice(Math.max(0, start - 48), start)
        .split('\n')
        .at(-1) ?? ''
    const lead = line.replace(
      /[\s,:/-]{0,4}(?:line|ไลน์|โทร|tel|call|mobile|id|เบอร์|whatsapp|e?mail|phone)?\.?[\s,:/(–—-]{0,4}$/i,
      '',
    )
    const before = (kind === 'email' ? LATIN_END : NAME_END).exec(lead)
    const name = cut(before?.[1] ?? '')
    if (
      name &&
      !facts.some(
        (fact) =>
          fact.kind !== 'name' && overlaps(fact, text.indexOf(name, Math.max(0, start - 48)), name),
      )
    ) {
      const at = text.lastIndexOf(name, start)
      return { value: name, start: at, end: at + name.length }
    }
    const after = NAME_START.exec(text.slice(end, end + 40))
    const behind = cut(after?.[1] ?? '')
    if (after && behind) {
      const at = end + after[0].lastIndexOf(behind)
      return { value: behind, start: at, end: at + behind.length }
    }
  }
  return null
}

function overlaps(fact: { start: number; end: number }, at: number, name: string): boolean {
  return fact.start < at + name.length && at < fact.end
}

function cut(whole: string): string | null {
  const written = whole.replace(/^(?:เบอร์|โทร|ติดต่อ)(?=[\u0e01-\u0e4e]{2})/, '')
  const rest = /[\u0e01-\u0e4e]/.test(written) ? written.search(AFTER) : -1
  const name = (rest >= 2 ? written.slice(0, rest) : rest >= 0 ? '' : written)
    .trim()
    .replace(TITLES, '')
  const [first = '', second] = name.split(/\s/)
  if (NO_NAME.test(first) || NO_NAME.test(name)) return null
  const own = second && NO_NAME.test(second) ? first : name
  return own.length >= 2 ? own : null
}
