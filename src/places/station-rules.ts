import type { Station } from './rules.ts'
import { fold, foldThai, nameWords, plainText } from './spelling-rules.ts'

/** What a station is found by. */
export type StationNames = Pick<Station, 'code' | 'name' | 'nameTh' | 'line'> & {
  aliases?: readonly string[]
  popularity?: number | null
}

/** Words beside a station's name, and the lines they speak of by the beginning of their ids. */
export const STATION_WORDS: readonly { words: string; lines: string }[] = [
  { words: 'station skytrain metro subway สถานี รถไฟฟ้า', lines: '' },
  { words: 'bts บีทีเอส', lines: 'bts' },
  { words: 'mrt เอ็มอาร์ที รถไฟฟ้าใต้ดิน', lines: 'mrt' },
  { words: 'arl airportlink airportraillink', lines: 'arl' },
  { words: 'แอร์พอร์ตลิงก์ แอร์พอร์ตลิงค์ แอร์พอร์ตเรลลิงก์ แอร์พอร์ตเรลลิงค์', lines: 'arl' },
  { words: 'srt', lines: 'srt' },
]

// Said of much else too: only beside what is known to be a station's name.
const LINE_WORDS: typeof STATION_WORDS = [
  { words: 'sukhumvitline สายสุขุมวิท', lines: 'bts_sukhumvit' },
  { words: 'silomline สายสีลม', lines: 'bts_silom' },
  { words: 'gold goldline สีทอง สายสีทอง', lines: 'bts_gold' },
  { words: 'blue blueline สีน้ำเงิน สายสีน้ำเงิน', lines: 'mrt_blue' },
  { words: 'purple purpleline สีม่วง สายสีม่วง', lines: 'mrt_purple' },
  { words: 'yellow yellowline สีเหลือง สายสีเหลือง', lines: 'mrt_yellow' },
  { words: 'pink pinkline สีชมพู สายสีชมพู', lines: 'mrt_pink' },
  { words: 'red redline สีแดง สายสีแดง', lines: 'srt' },
]

// How a name is met, the better the higher. Below SURE it only resembles what was typed.
const SAME = 5
const BEGINS = 4
const HAS_WORD = 3
const SURE = 2
const SAME_LETTERS = 0.4
const OWN_NAME = 0.2
const ON_LINE = 10
const MORE_LIKE_ON_LINE = 0.15
// Where nothing is sure, names at least this like are offered, if about as like as the best of them.
const LIKE = 0.45
const ABOUT = 0.2
const MOST_ALIKE = 6
// So few letters say nothing within a name.
const LEAST_PART = 3
const NOT_POPULAR = 1000
const LONGEST_TYPED = 100
// Of one word about stations: airport rail link.
const MOST_WORDS = 3

/**
 * A finder of stations by what people type: any spelling of a name, a part of it, one with a typing
 * error, in English or Thai; a code; all of these with a line's name before or after. The best come
 * first; of equally good ones the most looked for. What resembles no name finds nothing; where
 * `onlyNamed`, what merely resembles one does not either, nor a line alone.
 */
export function stationFinder<Station extends StationNames>(
  stations: readonly Station[],
): (typed: string, how?: { onlyNamed?: boolean }) => Station[] {
  const known = stations.map((station) => ({ station, names: namesOf(station) }))
  return (typed, { onlyNamed = false } = {}) => {
    if (typed.trim() === '') return [...stations]
    const asked = readTyped(typed)
    if (onlyNamed && asked.key === '') return []
    const graded = known
      .map(({ station, names }) => ({ station, grade: grade(asked, station.line, names) }))
      .filter(({ grade }) => grade > (onlyNamed ? SURE - 1 : LIKE))
      .sort((a, b) => b.grade - a.grade || rank(a.station) - rank(b.station))
    const best = graded[0]?.grade ?? 0
    const isGood = (grade: number) => (best >= SURE ? grade >= SURE : grade > best - ABOUT)
    const found = graded.filter(({ grade }) => isGood(grade)).map(({ station }) => station)
    return best >= SURE ? found : found.slice(0, MOST_ALIKE)
  }
}

type Spelling = { key: string; sound: string; pieces: ReadonlySet<string> }
type Name = Spelling & { isOwn: boolean; isCode: boolean; laterWords: string[] }
type Asked = Spelling & { lines: string[] }

function namesOf({ code, name, nameTh, aliases = [] }: StationNames): Name[] {
  return [name, nameTh, code, ...aliases].map((text) => {
    const words = nameWords(text)
    return {
      ...spelling(words),
      isOwn: text === name || text === nameTh,
      isCode: text === code,
      laterWords: words.slice(1).map((_, i) => spelling(words.slice(i + 1)).sound),
    }
  })
}

/** Takes the words about stations and lines from both ends of what was typed, down to the name. */
function readTyped(typed: string): Asked {
  let words = nameWords(typed.slice(0, LONGEST_TYPED))
  const said: string[] = []
  for (let cut = cutWord(words); cut; cut = cutWord(words)) {
    words = cut.rest
    said.push(cut.lines)
  }
  const lines = said.filter(Boolean)
  return { ...spelling(words), lines: lines.length > 0 ? lines : said }
}

function cutWord(words: readonly string[]): { rest: string[]; lines: string } | null {
  for (const { word, lines } of STATION_WORD_KEYS) {
    const rest = isThai(word) ? withoutLetters(words, word) : withoutWords(words, word)
    if (rest) return { rest, lines }
  }
  return null
}

/** `airport link`, written together or apart, cut off the beginning or the end. */
function withoutWords(words: readonly string[], cut: string): string[] | null {
  for (let count = 1; count <= Math.min(MOST_WORDS, words.length); count += 1) {
    if (words.slice(0, count).join('') === cut) return words.slice(count)
    if (words.slice(-count).join('') === cut) return words.slice(0, -count)
  }
  return null
}

/** The same in Thai, which writes no blanks between words. */
function withoutLetters([...words]: readonly string[], cut: string): string[] | null {
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  if (first.startsWith(cut)) return words.with(0, first.slice(cut.length)).filter(Boolean)
  if (last.endsWith(cut)) return words.with(-1, last.slice(0, -cut.length)).filter(Boolean)
  return null
}

function grade(asked: Asked, line: string, names: readonly Name[]): number {
  const isOnLine = asked.lines.some((lines) => line.startsWith(lines))
  if (asked.key === '') return isOnLine ? SURE : 0
  const best = Math.max(...names.map((name) => likeness(asked, name)))
  if (!isOnLine) return best
  return best + (best >= SURE ? ON_LINE : MORE_LIKE_ON_LINE)
}

function likeness({ key, sound, pieces }: Asked, name: Name): number {
  const own = name.isOwn ? OWN_NAME : 0
  if (name.key === key) return SAME + SAME_LETTERS + own
  if (name.isCode) return name.key.startsWith(key) && /\d/.test(key) ? BEGINS : 0
  if (name.sound === sound) return SAME + own
  if (name.sound.startsWith(sound)) return BEGINS + own
  if (name.laterWords.some((later) => later.startsWith(sound))) return HAS_WORD + own
  if (sound.length >= LEAST_PART && name.sound.includes(sound)) return SURE + own
  return similarity(pieces, name.pieces)
}

const LONGEST_PIECE = 3

/** A name and its pieces of one to three letters: longer ones miss what two swapped letters leave alike. */
function spelling(words: readonly string[]): Spelling {
  const key = words.join('')
  const sound = fold(foldThai(key))
  const framed = ` ${sound} `
  const pieces = new Set<string>()
  for (let start = 0; start < framed.length; start += 1) {
    for (let long = 1; long <= LONGEST_PIECE; long += 1) {
      pieces.add(framed.slice(start, start + long))
    }
  }
  return { key, sound, pieces }
}

/** What two names have in common, from 0 to 1. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((piece) => other.has(piece)).length
  return (2 * common) / (one.size + other.size)
}

function rank({ popularity }: StationNames): number {
  return popularity ?? NOT_POPULAR
}

function isThai(word: string): boolean {
  return /^[\u0e00-\u0e7f]/.test(word)
}

const STATION_WORD_KEYS = [...STATION_WORDS, ...LINE_WORDS]
  .flatMap(({ words, lines }) => words.split(' ').map((word) => ({ word: plainText(word), lines })))
  .sort((a, b) => b.word.length - a.word.length)
