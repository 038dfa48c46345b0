import { withoutTerm } from '../../city/places/rules/cut-words.ts'
import { type Spelling, spellingOf } from '../../city/places/rules/name-match.ts'
import { nameWords, plainText } from '../../city/places/rules/spelling.ts'
import { STATION_WORDS } from '../../city/places/rules/station-names.ts'
import type { PlaceKindId } from './rules/place-kind.ts'

/** A typed text to compare names with. */
export type Query = Spelling & {
  /** What a word of the text says the place is: `soi Ari`, `Bumrungrad hospital`; null without one. */
  kinds: readonly PlaceKindId[] | null
  /** The prefix of the ids of the lines it refers to: `BTS Asok`. */
  lines: string
}

const MAX_READ = 100

/** A typed text as a whole, and without its words about kinds. */
export function queriesOf(text: string): Query[] {
  const words = nameWords(withoutAbbreviations(text.slice(0, MAX_READ)))
  const whole = { ...spellingOf(words), kinds: null, lines: '' }
  const short = withoutKindWords(words)
  // Of `G Tower` a letter is left, with which any name may begin.
  return short && !/^[a-z]?$/.test(short.words.join(''))
    ? [whole, { ...spellingOf(short.words), kinds: short.kinds, lines: short.lines }]
    : [whole]
}

function withoutAbbreviations(text: string): string {
  return text.replace(/(?<![\u0e00-\u0e7f])ม\.\s*(?=[\u0e01-\u0e2e\u0e40-\u0e44])/g, 'มหาวิทยาลัย')
}

/** A name without the words that only say its kind: `Bumrungrad International Hospital` is Bumrungrad. */
export function shortNames(name: string, kind: PlaceKindId): string[] {
  const result: string[] = []
  let words = nameWords(name)
  for (;;) {
    const cut = TERMS.find(({ term, kinds }) => kinds.includes(kind) && withoutTerm(words, term))
    const fewer = cut && withoutTerm(words, cut.term)
    if (!fewer || fewer.length === 0) return result
    words = fewer
    result.push(words.join(' '))
  }
}

function withoutKindWords(words: readonly string[]) {
  let remaining = [...words]
  let kinds: readonly PlaceKindId[] | null = null
  let lines = ''
  for (;;) {
    const cut = TERMS.find((term) => {
      const isSameKind = kinds === null || kinds.some((kind) => term.kinds.includes(kind))
      return isSameKind && withoutTerm(remaining, term.term)
    })
    const fewer = cut && withoutTerm(remaining, cut.term)
    if (!cut || !fewer) return kinds && { words: remaining, kinds, lines }
    remaining = fewer
    kinds = kinds === null ? cut.kinds : cut.kinds.filter((kind) => kinds?.includes(kind))
    lines ||= cut.lines
  }
}

type Term = { term: string; kinds: readonly PlaceKindId[]; lines: string }

const TERMS: readonly Term[] = [
  ...STATION_WORDS.flatMap(({ words, lines }) => terms(words, ['station'], lines)),
  ...terms('line สาย รถไฟฟ้าสาย', ['line']),
  ...terms('soi alley lane ซอย ตรอก', ['soi', 'road']),
  ...terms('road rd thanon ถนน', ['road', 'soi']),
  ...terms('district khet amphoe เขต อำเภอ', ['district']),
  ...terms('subdistrict khwaeng kwaeng tambon แขวง ตำบล', ['subdistrict']),
  ...terms('neighbourhood neighborhood area ย่าน แถว', ['neighbourhood', 'district']),
  ...terms('condo condominium residence คอนโด คอนโดมิเนียม โครงการ', ['project']),
  ...terms('shoppingcenter shoppingcentre shoppingmall mall', ['mall']),
  ...terms('ห้าง ห้างสรรพสินค้า ศูนย์การค้า', ['mall']),
  ...terms('park suan สวน สวนสาธารณะ', ['park']),
  ...terms('school internationalschool โรงเรียน โรงเรียนนานาชาติ รร', ['school']),
  ...terms('university uni มหาวิทยาลัย มหาลัย', ['university']),
  ...terms('hospital international generalhospital โรงพยาบาล รพ', ['hospital']),
  ...terms('tower towers building office offices headoffice อาคาร ตึก สำนักงานใหญ่', ['workplace']),
  ...terms('complex center centre ทาวเวอร์', ['workplace']),
  ...terms('market talat ตลาด', ['market']),
].sort((a, b) => b.term.length - a.term.length)

function terms(list: string, kinds: readonly PlaceKindId[], lines = ''): Term[] {
  return list.split(' ').map((word) => ({ term: plainText(word), kinds, lines }))
}
