import type { Station } from './place.ts'
import { fold, foldThai, nameWords, plainText } from './spelling.ts'

/** The fields by which a station is found. */
export type StationNames = Pick<Station, 'code' | 'name' | 'nameTh' | 'line'> & {
  aliases?: readonly string[]
  popularity?: number | null
}

/** Words beside a station's name, and the prefix of the ids of the lines they refer to. */
export const STATION_WORDS: readonly { words: string; lines: string }[] = [
  { words: 'station skytrain metro subway สถานี รถไฟฟ้า', lines: '' },
  { words: 'bts บีทีเอส', lines: 'bts' },
  { words: 'mrt เอ็มอาร์ที รถไฟฟ้าใต้ดิน', lines: 'mrt' },
  { words: 'arl airportlink airportraillink', lines: 'arl' },
  { words: 'แอร์พอร์ตลิงก์ แอร์พอร์ตลิงค์ แอร์พอร์ตเรลลิงก์ แอร์พอร์ตเรลลิงค์', lines: 'arl' },
  { words: 'srt', lines: 'srt' },
]

// These words mean other things too, so they count only beside a known station's name.
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

// How well a name matches, higher is better. Below SURE it is only similar to the query.
const SAME = 5
const BEGINS = 4
const HAS_WORD = 3
const SURE = 2
const SAME_LETTERS = 0.4
const OWN_NAME = 0.2
const ON_LINE = 10
const MORE_LIKE_ON_LINE = 0.15
// Without a sure match, names at least this similar are offered, if nearly as similar as the best.
const LIKE = 0.45
const ABOUT = 0.2
const MOST_ALIKE = 6
// Fewer letters are not searched for within names.
const MIN_PART_LENGTH = 3
const NOT_POPULAR = 1000
const LONGEST_TYPED = 100
// Words in the longest term about stations: airport rail link.
const MOST_WORDS = 3

/**
 * Returns a search for stations by what people type: any spelling of a name, a part of it, or a
 * name with a typing error, in English or Thai; a code; each with a line's name before or after.
 * Best matches come first; of equal ones the most searched station. With `onlyNamed`, similar names
 * and a line alone match nothing.
 */
export function stationFinder<Station extends StationNames>(
  stations: readonly Station[],
): (typed: string, how?: { onlyNamed?: boolean }) => Station[] {
  const entries = stations.map((station) => ({ station, names: namesOf(station) }))
  return (text, { onlyNamed = false } = {}) => {
    if (text.trim() === '') return [...stations]
    const query = parseQuery(text)
    if (onlyNamed && query.key === '') return []
    const graded = entries
      .map(({ station, names }) => ({ station, grade: grade(query, station.line, names) }))
      .filter(({ grade }) => grade > (onlyNamed ? SURE - 1 : LIKE))
      .sort((a, b) => b.grade - a.grade || rank(a.station) - rank(b.station))
    const bestGrade = graded[0]?.grade ?? 0
    const isGood = (grade: number) =>
      bestGrade >= SURE ? grade >= SURE : grade > bestGrade - ABOUT
    const matches = graded.filter(({ grade }) => isGood(grade)).map(({ station }) => station)
    return bestGrade >= SURE ? matches : matches.slice(0, MOST_ALIKE)
  }
}

type Spelling = { key: string; sound: string; ngrams: ReadonlySet<string> }
type Name = Spelling & { isOwn: boolean; isCode: boolean; laterWords: string[] }
type Query = Spelling & { lines: string[] }

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

/** Removes words about stations and lines from both ends of the query, leaving the name. */
function parseQuery(typed: string): Query {
  let words = nameWords(typed.slice(0, LONGEST_TYPED))
  const lineWords: string[] = []
  for (let cut = cutWord(words); cut; cut = cutWord(words)) {
    words = cut.remaining
    lineWords.push(cut.lines)
  }
  const lines = lineWords.filter(Boolean)
  return { ...spelling(words), lines: lines.length > 0 ? lines : lineWords }
}

function cutWord(words: readonly string[]): { remaining: string[]; lines: string } | null {
  for (const { word, lines } of STATION_WORD_KEYS) {
    const remaining = isThai(word) ? withoutLetters(words, word) : withoutWords(words, word)
    if (remaining) return { remaining, lines }
  }
  return null
}

/** Removes `airport link`, as one word or two, from the beginning or the end. */
function withoutWords(words: readonly string[], cut: string): string[] | null {
  for (let count = 1; count <= Math.min(MOST_WORDS, words.length); count += 1) {
    if (words.slice(0, count).join('') === cut) return words.slice(count)
    if (words.slice(-count).join('') === cut) return words.slice(0, -count)
  }
  return null
}

/** The same for Thai, which has no spaces between words. */
function withoutLetters([...words]: readonly string[], cut: string): string[] | null {
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  if (first.startsWith(cut)) return words.with(0, first.slice(cut.length)).filter(Boolean)
  if (last.endsWith(cut)) return words.with(-1, last.slice(0, -cut.length)).filter(Boolean)
  return null
}

function grade(query: Query, line: string, names: readonly Name[]): number {
  const isOnLine = query.lines.some((lines) => line.startsWith(lines))
  if (query.key === '') return isOnLine ? SURE : 0
  const best = Math.max(...names.map((name) => gradeOf(query, name)))
  if (!isOnLine) return best
  return best + (best >= SURE ? ON_LINE : MORE_LIKE_ON_LINE)
}

function gradeOf({ key, sound, ngrams }: Query, name: Name): number {
  const ownBonus = name.isOwn ? OWN_NAME : 0
  if (name.key === key) return SAME + SAME_LETTERS + ownBonus
  if (name.isCode) return name.key.startsWith(key) && /\d/.test(key) ? BEGINS : 0
  if (name.sound === sound) return SAME + ownBonus
  if (name.sound.startsWith(sound)) return BEGINS + ownBonus
  if (name.laterWords.some((word) => word.startsWith(sound))) return HAS_WORD + ownBonus
  if (sound.length >= MIN_PART_LENGTH && name.sound.includes(sound)) return SURE + ownBonus
  return similarity(ngrams, name.ngrams)
}

const LONGEST_PIECE = 3

/**
 * A name with its n-grams of one to three letters: longer ones would miss names with two letters
 * swapped.
 */
function spelling(words: readonly string[]): Spelling {
  const key = words.join('')
  const sound = fold(foldThai(key))
  const padded = ` ${sound} `
  const ngrams = new Set<string>()
  for (let start = 0; start < padded.length; start += 1) {
    for (let length = 1; length <= LONGEST_PIECE; length += 1) {
      ngrams.add(padded.slice(start, start + length))
    }
  }
  return { key, sound, ngrams }
}

/** The similarity of two names, from 0 to 1. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((piece) => b.has(piece)).length
  return (2 * common) / (a.size + b.size)
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
