import { isThai } from '../../../../shared/reading/days/matcher.ts'

/** A text that may be a name, and where it stands. */
export type NameHint = { text: string; start: number; end: number }

const MAX_HINTS = 4
const MAX_WORDS = 3
const MAX_CHARS = 40

const BEFORE_NAME = new Set(
  `khun k kun mr mrs ms miss dr pi nong phi client owner tenant landlord agent
  call phone ring email mail message text line whatsapp meet ask remind visit see tell invite thank chase
  with for to from contact`.split(/\s+/),
)
const NO_NAME = new Set(
  `about the a an re regarding for and to of on at in with before after by again back up if when whether
  call phone ring email mail message text line whatsapp meet ask remind visit see tell invite thank chase
  send show book pay check confirm sign prepare follow get bring take make find move write update
  his her their our my your this that it is are was be photos floor plan contract lease deposit rent
  client owner tenant landlord agent contact everybody all new next all-day viewing`.split(/\s+/),
)
const TITLES = new Set('khun k kun mr mrs ms miss dr pi nong phi'.split(' '))

const THAI_TITLE = /(?:คุณ|นางสาว|นาย|นาง|พี่|น้อง|เจ๊|เฮีย|ป้า|ลุง)(?=[ก-ฮเ-ไ])/g
const THAI_VERB =
  /(?:โทรกลับหา|โทรหา|โทรคุยกับ|โทรกลับ|ส่งเมลหา|ส่งเมลให้|ส่งไลน์หา|ส่งไลน์ให้|ทักไลน์|ไลน์หา|ทักหา|ติดต่อ|นัดกับ|นัดดูห้องกับ|คุยกับ|พบกับ|เจอกับ|แจ้ง|ถาม|เตือน|ตาม|พบ|นัด|ทัก|โทร)\s?(?=[ก-ฮเ-ไ])/g
const THAI_NAME = /[ก-ฮ\u0e30-\u0e3a\u0e40-\u0e4e]{2,30}(?:\s[ก-ฮเ-ไ][\u0e01-\u0e4e]{1,30})?/y

/** The texts of a line that may be names, the likeliest first. Whether they are is known by the contacts. */
export function nameHints(line: string): NameHint[] {
  const hints = [...thaiNames(line, THAI_TITLE), ...latinNames(line), ...thaiNames(line, THAI_VERB)]
  const distinct = hints.filter(
    (hint, index) => hints.findIndex(({ start }) => start === hint.start) === index,
  )
  return distinct.slice(0, MAX_HINTS)
}

function thaiNames(line: string, leads: RegExp): NameHint[] {
  const hints: NameHint[] = []
  for (const match of line.matchAll(leads)) {
    const start = match.index + match[0].length
    THAI_NAME.lastIndex = start
    const [text] = THAI_NAME.exec(line) ?? []
    if (text) hints.push({ text, start, end: start + text.length })
    if (hints.length === MAX_HINTS) break
  }
  return hints
}

type Word = { text: string; start: number; end: number; isJoined: boolean }

function latinNames(line: string): NameHint[] {
  const words = latinWords(line)
  const hints: (NameHint & { rank: number })[] = []
  for (const [index, word] of words.entries()) {
    if (!mayBeName(word)) continue
    const before = word.isJoined ? words[index - 1]?.text.toLowerCase() : undefined
    const rank = rankOf(word, before)
    if (rank === 0) continue
    const following = words.slice(index + 1, index + MAX_WORDS)
    const length = following.findIndex(
      (next) => !next.isJoined || !(mayBeName(next) || isInitial(next)),
    )
    const last = (length < 0 ? following : following.slice(0, length)).at(-1) ?? word
    if (last.end - word.start > MAX_CHARS) continue
    hints.push({ text: line.slice(word.start, last.end), start: word.start, end: last.end, rank })
  }
  return hints.toSorted((a, b) => b.rank - a.rank).map(({ rank: _, ...hint }) => hint)
}

/** After a title, a capital after a verb, a word after a verb, any other capital. */
function rankOf({ text, start }: Word, before: string | undefined): number {
  const isCapital = /^[A-Z]/.test(text)
  if (before && TITLES.has(before)) return 4
  if (before && BEFORE_NAME.has(before)) return isCapital ? 3 : 2
  return isCapital && start > 0 ? 1 : 0
}

const mayBeName = ({ text }: Word) => {
  const lower = text.toLowerCase()
  return text.length >= 2 && !NO_NAME.has(lower) && !TITLES.has(lower)
}

/** `Priya R.` */
const isInitial = ({ text }: Word) => /^[A-HJ-Z]$/.test(text)

function latinWords(line: string): Word[] {
  const words: Word[] = []
  for (const match of line.matchAll(/[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f'’-]{0,30}/g)) {
    const start = match.index
    const end = start + match[0].length
    const previous = words.at(-1)
    const gap = previous ? line.slice(previous.end, start) : ''
    if (isThai(line[start - 1]) || /\d/.test(line[start - 1] ?? '')) continue
    words.push({
      text: match[0],
      start,
      end,
      isJoined: previous !== undefined && /^\.?\s$/.test(gap),
    })
  }
  return words
}
