import { withoutTerm } from './cut-words.ts'
import { GRADE, gradeOf, type Name, nameOf, type Spelling, spellingOf } from './name-match.ts'
import type { Station } from './place.ts'
import { nameWords, plainText } from './spelling.ts'

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

// From this grade on a name has the query in it; below it is only similar.
const SURE = GRADE.contains
const ON_LINE = 10
const MORE_LIKE_ON_LINE = 0.15
// Without a sure match, names at least this similar are offered, if nearly as similar as the best.
const LIKE = 0.45
const ABOUT = 0.2
const MAX_ALIKE = 6
const NOT_POPULAR = 1000
const MAX_TYPED = 100

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
    return bestGrade >= SURE ? matches : matches.slice(0, MAX_ALIKE)
  }
}

type Ngrams = { ngrams: ReadonlySet<string> }
type StationName = Name & Ngrams
type Query = Spelling & Ngrams & { lines: string[] }

function namesOf({ code, name, nameTh, aliases = [] }: StationNames): StationName[] {
  return [name, nameTh, code, ...aliases].map((text) =>
    withNgrams(nameOf(text, { isOwn: text === name || text === nameTh, isCode: text === code })),
  )
}

/** Removes words about stations and lines from both ends of the query, leaving the name. */
function parseQuery(typed: string): Query {
  let words = nameWords(typed.slice(0, MAX_TYPED))
  const lineWords: string[] = []
  for (let cut = cutWord(words); cut; cut = cutWord(words)) {
    words = cut.remaining
    lineWords.push(cut.lines)
  }
  const lines = lineWords.filter(Boolean)
  return { ...withNgrams(spellingOf(words)), lines: lines.length > 0 ? lines : lineWords }
}

function cutWord(words: readonly string[]): { remaining: string[]; lines: string } | null {
  for (const { word, lines } of STATION_WORD_KEYS) {
    const remaining = withoutTerm(words, word)
    if (remaining) return { remaining, lines }
  }
  return null
}

function grade(query: Query, line: string, names: readonly StationName[]): number {
  const isOnLine = query.lines.some((lines) => line.startsWith(lines))
  if (query.key === '') return isOnLine ? SURE : 0
  const best = Math.max(...names.map((name) => gradeOrSimilarity(query, name)))
  if (!isOnLine) return best
  return best + (best >= SURE ? ON_LINE : MORE_LIKE_ON_LINE)
}

function gradeOrSimilarity(query: Query, name: StationName): number {
  return gradeOf(query, name) || (name.isCode ? 0 : similarity(query.ngrams, name.ngrams))
}

const MAX_PIECE = 3

/**
 * Adds the n-grams of one to three letters: longer ones would miss names with two letters swapped.
 */
function withNgrams<S extends Spelling>(spelling: S): S & Ngrams {
  const padded = ` ${spelling.sound} `
  const ngrams = new Set<string>()
  for (let start = 0; start < padded.length; start += 1) {
    for (let length = 1; length <= MAX_PIECE; length += 1) {
      ngrams.add(padded.slice(start, start + length))
    }
  }
  return { ...spelling, ngrams }
}

/** The similarity of two names, from 0 to 1. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((piece) => b.has(piece)).length
  return (2 * common) / (a.size + b.size)
}

function rank({ popularity }: StationNames): number {
  return popularity ?? NOT_POPULAR
}

const STATION_WORD_KEYS = [...STATION_WORDS, ...LINE_WORDS]
  .flatMap(({ words, lines }) => words.split(' ').map((word) => ({ word: plainText(word), lines })))
  .sort((a, b) => b.word.length - a.word.length)
